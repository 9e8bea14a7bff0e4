import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { sqlDay } from '#core/calendar/stored_days'
import { selects } from '#core/database/query'
import { zero } from '#core/primitives/decimal'
import { integrationOf, isIntegrationOnly } from '#core/resources/integration/changes'
import { announce } from '#core/jobs/outbox'
import { invalid } from '#core/errors/refusal'
import { mustBeRangeOf } from '#numbering/fiscal_numbers'
import { deferUpdate } from '#core/lucid/deferred_update'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { deferInsert } from '#core/database/transaction/writes'
import { reissueInvoice, type Changing, type Facts } from '#sales/actions/reissue_invoice'
import { mustHaveCostCenter } from '#sales/document_cost_center'
import { mustBeUntouched } from '#sales/actions/void_invoice'
import { totalsOf } from '#sales/lines/amounts'
import { keptDiscount } from '#tax/taxes'
import { asksTheSame, withholdingsIn, type AskedWithholdings } from '#tax/withholdings'
import { mustHaveCredit, searchTextOf, type Customer } from '#sales/customer'
import { lockDelivery, type Warning } from '#sales/delivery'
import { nextStatus } from '#sales/invoices/invoice_lifecycle'
import { changedLines, isSame, loggedLines } from '#sales/lines/changed_lines'
import { movedLines } from '#sales/debits/invoice_types'
import { mustStayDebitNote } from '#sales/debits/related_invoice'
import { discountAfter, isSameDiscount } from '#sales/discounts/changed_discount'
import { discounted, discountedAnew } from '#sales/discounts/document_discount'
import { productsStatement } from '#sales/lines/entered_lines'
import type { Line } from '#sales/lines/lines'
import { replaceLines } from '#sales/lines/written_lines'
import type Invoice from '#sales/models/invoice'
import { dueAfterChange } from '#sales/terms/invoice_due'
import { noteInstalments } from '#sales/terms/noted_instalments'
import { replaceInstalments } from '#sales/terms/written_instalments'
import type { InvoiceChanges } from '#sales/validators/invoice'
import { withheldAnew } from '#sales/withholdings/invoice_withholdings'

/**
 * Changes an invoice. Texts and dates change unless it is void. Other lines, discount, customer,
 * warehouse, cost centre or withholdings reissue it, only before payments and credit notes (409
 * INVALID_TRANSITION). Returns warnings. Announces `invoice.updated` or `invoice.drafted` if anything
 * changed, and `invoice.paid` for a new total of 0.
 */
export async function changeInvoice(
  changing: Changing,
  changes: InvoiceChanges
): Promise<Warning[]> {
  const { invoice, lines } = changing
  if (isIntegrationOnly(changes)) return changeIntegration(invoice, changes)
  nextStatus(invoice, lines, 'update')
  mustStayDebitNote(invoice, changes)

  const { customerId, warehouseId, costCenterId, withholdings } = invoice
  const before = { customerId, warehouseId, costCenterId, withholdings }
  const newLines = await linesAfter(changing, changes)
  const others = await factsAfter(changing, changes, newLines)
  const { columns, instalments } = await dueAfterChange(invoice, changes, {
    method: others.paymentMethod,
    total: newLines === lines ? invoice.total : totalsOf(newLines).total,
  })
  const facts = { ...others, ...columns }
  const { version, status } = invoice
  const isOtherSale =
    newLines !== lines ||
    before.customerId !== facts.customerId ||
    before.warehouseId !== facts.warehouseId ||
    before.costCenterId !== facts.costCenterId ||
    before.withholdings !== facts.withholdings

  if (invoice.number === null) {
    const isNew = newLines !== lines
    deferUpdate(
      invoice,
      { ...facts, ...totalsOf(newLines) },
      'updated',
      isNew ? loggedLines(lines, newLines) : undefined
    )
    if (isNew) replaceLines('invoice_lines', 'invoice_id', invoice.id, newLines)
    replaceInstalments(invoice, instalments)
    if (invoice.version !== version) await announce('invoice.drafted', { invoiceId: invoice.id })
    return []
  }
  noteDueDate(invoice, columns.dueDate ?? invoice.dueDate)
  if (instalments) await noteInstalments(invoice)
  replaceInstalments(invoice, instalments)
  const warnings = isOtherSale
    ? await sellOther(changing, facts, newLines)
    : changeFacts(changing, facts)
  if (invoice.version !== version) await announce('invoice.updated', { invoiceId: invoice.id })
  if (invoice.status === 'PAID' && status !== 'PAID')
    await announce('invoice.paid', { invoiceId: invoice.id })
  return warnings
}

/** Allowed in every state. */
async function changeIntegration(invoice: Invoice, changes: InvoiceChanges): Promise<Warning[]> {
  await whenChanged(
    invoice,
    async () => deferUpdate(invoice, changes),
    () =>
      announce(invoice.status === 'DRAFT' ? 'invoice.drafted' : 'invoice.updated', {
        invoiceId: invoice.id,
      })
  )
  return []
}

/**
 * Keeps earlier due dates for agings of past days. Of two changes in a millisecond the first value
 * counts.
 */
function noteDueDate({ id, dueDate }: Invoice, after: string) {
  if (after === dueDate) return

  const change = {
    tenant_id: Current.tenantId,
    invoice_id: id,
    changed_at: sqlInstant(clock.now()),
    due_before: sqlDay(dueDate),
  }
  deferInsert('invoice_due_changes', [change], 'due_before = due_before')
}

function sellOther(changing: Changing, facts: Facts, newLines: Line[]) {
  mustBeUntouched(
    changing.invoice,
    changing.lines,
    'A change of items, discount, customer, warehouse, cost centre or withholdings'
  )
  return reissueInvoice(changing, facts, newLines)
}

function changeFacts({ invoice, customers }: Changing, facts: Facts): Warning[] {
  if (facts.paymentMethod !== invoice.paymentMethod)
    mustHaveCredit(
      customers.find(({ id }) => id === invoice.customerId)!,
      facts.paymentMethod,
      zero
    )
  deferUpdate(invoice, facts)
  return []
}

/** The lines of the request, else those of the invoice, less the discount after the change. */
async function linesAfter(changing: Changing, changes: InvoiceChanges): Promise<Line[]> {
  const { invoice, lines } = changing
  const entered = await enteredAfter(changing, changes)
  const discount = discountAfter(invoice, changes)
  if (entered !== lines) return discounted(entered, discount)
  return isSameDiscount(invoice, changes) ? lines : discountedAnew(lines, discount)
}

/** New lines need products. */
async function enteredAfter({ invoice, lines }: Changing, { items }: InvoiceChanges) {
  if (!items || isSame(items, lines)) return lines

  const [products] = await selects([productsStatement(items)])
  const day = invoice.number === null ? todayIn(Current.tenant.timezone) : invoice.date
  return changedLines(items, lines, products, day)
}

async function factsAfter(
  changing: Changing,
  { items, warehouseId, withholdings, autoWithholdings, ...changes }: InvoiceChanges,
  lines: Line[]
) {
  const { invoice, customers } = changing
  const customer = customers.find(({ id }) => id === (changes.customerId ?? invoice.customerId))
  if (!customer) throw invalid('customerId', 'NOT_FOUND', 'There is no such customer')
  const paymentMethod = changes.paymentMethod ?? invoice.paymentMethod
  const costCenterId =
    changes.costCenterId === undefined ? invoice.costCenterId : changes.costCenterId
  if (costCenterId !== invoice.costCenterId) await mustHaveCostCenter({ costCenterId })

  return {
    paymentMethod,
    costCenterId,
    customerId: customer.id,
    ...(customer.id !== invoice.customerId && {
      customerName: customer.name,
      searchText: searchTextOf(customer),
    }),
    ...('notes' in changes && { notes: changes.notes ?? null }),
    ...('disputedUntil' in changes && { disputedUntil: changes.disputedUntil ?? null }),
    discount: keptDiscount(discountAfter(invoice, changes)),
    ...integrationOf(changes),
    ...(await rangeAfter(invoice, changes)),
    warehouseId: await warehouseAfter(changing, warehouseId, lines),
    ...(await withheldAfter(changing, { withholdings, autoWithholdings }, { lines, customer })),
  }
}

/** As it was, unless lines, customer or what is asked change. A draft has the rates of today. */
async function withheldAfter(
  { invoice, lines: before }: Changing,
  asked: AskedWithholdings,
  { lines, customer }: { lines: Line[]; customer: Customer }
) {
  const { withholdings, withheldTotal, withheldAtIssue } = invoice
  const isSame = lines === before && customer.id === invoice.customerId
  if (isSame && asksTheSame(withholdingsIn(withholdings), asked))
    return { withholdings, withheldTotal, withheldAtIssue }

  const day = invoice.number === null ? todayIn(Current.tenant.timezone) : invoice.date
  const found = await withheldAnew(invoice, { lines, customer, day }, asked)
  return found.withholdings === withholdings
    ? { withholdings, withheldTotal, withheldAtIssue }
    : found
}

/** A draft may name another range; the number of an issued invoice stays in its own. */
async function rangeAfter(invoice: Invoice, { numberingRangeId }: InvoiceChanges) {
  if (numberingRangeId === undefined || numberingRangeId === invoice.numberingRangeId) return {}

  await mustBeRangeOf(invoice.type, numberingRangeId)
  if (invoice.number !== null)
    throw invalid('numberingRangeId', 'IMMUTABLE_FIELD', 'An issued invoice keeps its number')
  return { numberingRangeId }
}

async function warehouseAfter(
  { invoice, lines: before }: Changing,
  warehouseId: string | null | undefined,
  lines: Line[]
) {
  const hasGoods = movedLines(invoice.type, lines).some(({ isStocked }) => isStocked)
  const draft = invoice.number === null
  if (warehouseId === undefined || warehouseId === invoice.warehouseId) {
    if (invoice.warehouseId || draft || !hasGoods) return invoice.warehouseId
  }
  return (await lockDelivery(lines, { warehouseId, draft }, before)).warehouseId
}
