/** Deferred changes of invoices by allocations of payments. */
import { sum } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import { deferUpdates } from '#core/lucid/deferred_updates'
import { settle } from '#sales/invoices/invoice_state'
import type { Allocation } from '#sales/payments/allocations/allocation'

type Part = Pick<Allocation, 'invoice' | 'amount' | 'withheld'>

/** Settles locked invoices by these allocations. Returns the ids of invoices that are now PAID. */
export function settleInvoices(allocations: readonly Part[]): string[] {
  const updates = allocations.map(({ invoice, amount, withheld }) => ({
    model: invoice,
    changes: settle(invoice, {
      paidAmount: invoice.paidAmount.plus(amount).minus(withheld),
      withheldTotal: invoice.withheldTotal.plus(withheld),
    }),
  }))
  deferUpdates(updates, 'paid')
  return updates.flatMap(({ model, changes }) => (changes.status === 'PAID' ? [model.id] : []))
}

/** Announces `invoice.paid` for each invoice. */
export async function announcePaid(invoiceIds: readonly string[]) {
  for (const invoiceId of invoiceIds) await announce('invoice.paid', { invoiceId })
}

/** Takes allocations off locked invoices again. Several allocations may be of one invoice. */
export function oweInvoicesAgain(allocations: readonly Part[]) {
  const updates = [...Map.groupBy(allocations, ({ invoice }) => invoice)].map(([invoice, some]) => {
    const withheld = sum(some.map((one) => one.withheld))
    const paid = sum(some.map((one) => one.amount)).minus(withheld)
    return {
      model: invoice,
      changes: settle(invoice, {
        paidAmount: invoice.paidAmount.minus(paid),
        withheldTotal: invoice.withheldTotal.minus(withheld),
      }),
    }
  })
  deferUpdates(updates, 'payment_voided')
}
