import { insertMany } from '#core/bulk_insert'
import { Current } from '#core/current'
import { todayIn } from '#core/days'
import { nextNumber, reserveLate } from '#core/numbers'
import { announce } from '#core/outbox'
import { saveLater } from '#core/save_later'
import { concepts } from '#accounting/concepts'
import { mustBeOpen, post } from '#accounting/ledger'
import type { Goods } from '#inventory/stock'
import { fieldError, ValidationFailed } from '#core/validation'
import { mustHaveCredit, owe, type Customer } from '#sales/customer'
import { lockDelivery, lockGoodsOf, mustHaveWarehouse, takeOut } from '#sales/delivery'
import { shownInvoice } from '#sales/invoice_answer'
import { nextStatus } from '#sales/invoice_lifecycle'
import { lockInvoice } from '#sales/invoice_lock'
import { dueDateAfter } from '#sales/invoice_state'
import { insertLines, writeCost, type Line } from '#sales/lines'
import Invoice, { type InvoiceFacts } from '#sales/models/invoice'
import { saleOf } from '#sales/postings'

/** `goods` where they are locked already. */
type Terms = { customer: Customer; goods?: Goods; allowNegative: boolean }

/**
 * A draft becomes an invoice: it gets its number, the goods leave, the customer owes, the books say so. Refuses 404,
 * 409 INVALID_TRANSITION, 409 PERIOD_CLOSED, 409 CREDIT_LIMIT_EXCEEDED, 422 for goods or a warehouse that were deleted, and
 * 409 INSUFFICIENT_STOCK where the company sells no more than there is. Announces `invoice.issued`.
 */
export async function issueInvoice(id: string) {
  const { invoice, lines, ...terms } = await lockInvoice(id)
  const status = nextStatus(invoice, lines, 'issue')
  const delivery = !invoice.warehouseId && lines.some(({ isStocked }) => isStocked) ? await lockDelivery(lines) : undefined
  if (delivery) invoice.warehouseId = delivery.warehouseId

  return issue(invoice, lines, { ...terms, goods: delivery?.goods }, (facts) => {
    const dueDate = dueDateAfter(invoice, invoice.paymentMethod, facts.date!)
    saveLater(invoice, { ...facts, dueDate, status }, 'issued')
    for (const line of lines) writeCost(line)
  })
}

/** An invoice that is issued as it is made; refuses and announces what issuing one does. */
export function issueNew(invoice: InvoiceFacts, lines: Line[], terms: Terms) {
  return issue(invoice, lines, terms, async (facts) => {
    const [written] = await insertMany(Invoice, [{ ...invoice, ...facts, status: 'ISSUED' }])
    Object.assign(invoice, written)
    insertLines('invoice_lines', 'invoice_id', invoice.id, lines, ({ cost }) => ({ cost: cost?.toString() ?? null }))
  })
}

/** Refusals first, then goods and debt, then the numbers, then what only waits for the commit. */
async function issue(invoice: Invoice | InvoiceFacts, lines: Line[], { customer, goods: locked, allowNegative }: Terms, write: (facts: Partial<InvoiceFacts>) => unknown) {
  const date = todayIn(Current.tenant.timezone)
  await mustBeOpen(date)
  mustHaveCredit(customer, invoice.paymentMethod, invoice.total)

  const goods = locked?.hasWarehouse(invoice.warehouseId!) ? locked : await lockGoodsOf(lines, invoice.warehouseId)
  mustBeThere(goods, lines)
  mustHaveWarehouse(goods, invoice.warehouseId)
  const { cost, warnings } = takeOut(goods, lines, { warehouseId: invoice.warehouseId, reference: invoice.id, allowNegative })
  await goods?.settle()
  owe(customer, invoice.total)

  await reserveLate('invoices', 'journal_entries')
  const number = await nextNumber('invoices')
  await write({ number, date, issuedAt: Current.moment.toISOString(), balance: invoice.total })
  await post({ type: 'SALES', concept: concepts().invoice(number), reference: invoice.id, date, lines: saleOf(invoice, cost) })
  await announce('invoice.issued', { invoiceId: invoice.id })

  return shownInvoice(invoice, lines, warnings)
}

/** 422 for goods that were deleted since they were drafted or offered: what is in no list any more could be neither counted nor put right. */
function mustBeThere(goods: Goods | undefined, lines: readonly Line[]) {
  const gone = lines.flatMap(({ isStocked, productId, description }, index) => (isStocked && goods?.product(productId)?.isDeleted ? [fieldError(['items', index, 'productId'], 'NOT_FOUND', `${description} was deleted`)] : []))
  if (gone.length) throw new ValidationFailed(gone)
}
