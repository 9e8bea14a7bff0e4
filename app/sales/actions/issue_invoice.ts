import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { deferNumbers, nextDocumentNumber } from '#core/numbering/number_series'
import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOfNew } from '#accounting/concepts'
import { mustBeOpen, post } from '#accounting/ledger'
import type { Goods } from '#inventory/stock'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { amountsOf, totalsOf } from '#sales/lines/amounts'
import { mustHaveCredit, owe, type Customer } from '#sales/customer'
import { lockDelivery, lockGoodsOf, mustHaveWarehouse, takeOut } from '#sales/delivery'
import { shownInvoice } from '#sales/invoices/invoice_answer'
import { nextStatus } from '#sales/invoices/invoice_lifecycle'
import { lockInvoice } from '#sales/invoices/invoice_lock'
import { dueDateAfter, settle } from '#sales/invoices/invoice_state'
import { insertLines, replaceLines, writeCost, type Line } from '#sales/lines/lines'
import Invoice, { type InvoiceFacts } from '#sales/models/invoice'
import { saleOf } from '#sales/postings'

/** `goods` when they are locked already. */
type Terms = { customer: Customer; goods?: Goods; allowNegative: boolean }

/**
 * Issues a draft: number, stock, debt and entry. 404, 409 INVALID_TRANSITION, PERIOD_CLOSED,
 * CREDIT_LIMIT_EXCEEDED, INSUFFICIENT_STOCK (unless the company sells below zero); 422 for deleted
 * goods or warehouse. Announces `invoice.issued`, and `invoice.paid` for a total of 0.
 */
export async function issueInvoice(id: string) {
  const { invoice, lines: drafted, ...terms } = await lockInvoice(id)
  nextStatus(invoice, drafted, 'issue')
  const lines = computedAnew(invoice, drafted)
  const delivery =
    !invoice.warehouseId && lines.some(({ isStocked }) => isStocked)
      ? await lockDelivery(lines)
      : undefined
  if (delivery) invoice.warehouseId = delivery.warehouseId

  return issue(invoice, lines, { ...terms, goods: delivery?.goods }, (facts) => {
    const dueDate = dueDateAfter(invoice, invoice.paymentMethod, facts.date!)
    deferUpdate(invoice, { ...facts, dueDate }, 'issued')
    if (lines === drafted) for (const line of lines) writeCost(line)
    else replaceLines('invoice_lines', 'invoice_id', id, lines, withCost)
  })
}

/** Old drafts may have cents in a currency without: they are computed again. */
function computedAnew(invoice: Invoice, drafted: Line[]): Line[] {
  const lines = drafted.map((line) => ({ ...line, ...amountsOf(line) }))
  if (
    lines.every(
      ({ subtotal, discount, tax }, index) =>
        subtotal.eq(drafted[index].subtotal) &&
        discount.eq(drafted[index].discount) &&
        tax.eq(drafted[index].tax)
    )
  )
    return drafted

  invoice.merge(totalsOf(lines))
  return lines
}

const withCost = ({ cost }: Line) => ({ cost: cost?.toString() ?? null })

/** Issues a new invoice, like `issueInvoice`. */
export function issueNew(invoice: InvoiceFacts, lines: Line[], terms: Terms) {
  return issue(invoice, lines, terms, async (facts) => {
    const [written] = await insertMany(Invoice, [{ ...invoice, ...facts }])
    Object.assign(invoice, written)
    insertLines('invoice_lines', 'invoice_id', invoice.id, lines, withCost)
  })
}

/** Order: checks, goods and debt, numbers, deferred writes. */
async function issue(
  invoice: Invoice | InvoiceFacts,
  lines: Line[],
  { customer, goods: locked, allowNegative }: Terms,
  write: (facts: Partial<InvoiceFacts>) => unknown
) {
  const date = todayIn(Current.tenant.timezone)
  await mustBeOpen(date)
  mustHaveCredit(customer, invoice.paymentMethod, invoice.total)

  const goods = locked?.hasWarehouse(invoice.warehouseId!)
    ? locked
    : await lockGoodsOf(lines, invoice.warehouseId)
  mustBeThere(goods, lines)
  mustHaveWarehouse(goods, invoice.warehouseId)
  const { cost, warnings } = takeOut(goods, lines, {
    warehouseId: invoice.warehouseId,
    reference: invoice.id,
    allowNegative,
  })
  await goods?.settle()
  owe(customer, invoice.total)

  await deferNumbers('invoices', 'journal_entries')
  const number = await nextDocumentNumber('invoices')
  const { status, balance } = settle(invoice)
  await write({ number, date, issuedAt: Current.moment.toISOString(), status, balance })
  await post({
    type: 'SALES',
    concept: conceptOfNew('invoice', number),
    reference: invoice.id,
    date,
    lines: saleOf(invoice, cost),
  })
  await announce('invoice.issued', { invoiceId: invoice.id })
  if (status === 'PAID') await announce('invoice.paid', { invoiceId: invoice.id })

  return shownInvoice(invoice, lines, warnings)
}

/** 422 for deleted goods, which no list shows and nobody could count. */
function mustBeThere(goods: Goods | undefined, lines: readonly Line[]) {
  const gone = lines.flatMap(({ isStocked, productId, description }, index) =>
    isStocked && goods?.product(productId)?.isDeleted
      ? [fieldError(['items', index, 'productId'], 'NOT_FOUND', `${description} was deleted`)]
      : []
  )
  if (gone.length) throw new ValidationFailed(gone)
}
