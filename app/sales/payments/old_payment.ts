/**
 * A payment that a server of the previous release records during an upgrade has no allocation until
 * the sweep writes it. Remove this with the next release.
 */
import { modelOf } from '#core/lucid/deferred_update'
import { selects } from '#core/database/query'
import Invoice from '#sales/models/invoice'
import { allocationOf } from '#sales/payments/allocations/allocation'
import { invoicesStatement } from '#sales/payments/allocations/asked_allocations'
import { writeAllocations } from '#sales/payments/allocations/write_allocations'
import type { LockedPayment } from '#sales/payments/lock_payment'

/** The locked payment, with the allocation that it lacks. */
export async function withAllocationOfOld(locked: LockedPayment): Promise<LockedPayment> {
  const { payment, allocations } = locked
  const settled = payment.amount.plus(payment.withheldTotal)
  const isOld =
    payment.invoiceId !== null &&
    payment.status === 'RECEIVED' &&
    payment.allocatedAmount.eq(0) &&
    payment.unallocatedAmount.eq(0)
  if (!isOld) return locked

  payment.merge({ allocatedAmount: settled })
  if (allocations.length) return locked
  const [[row]] = await selects([invoicesStatement([payment.invoiceId!])])
  const known = locked.invoices.find(({ id }) => id === payment.invoiceId)
  const invoice: Invoice = known ?? modelOf(Invoice, row)
  const allocation = allocationOf(invoice, settled, payment.date, payment.withheldTotal)
  writeAllocations(payment.id, [{ ...allocation, id: oldAllocationId(payment.id) }])
  const { amount, withheld, date } = allocation
  return {
    ...locked,
    invoices: known ? locked.invoices : [...locked.invoices, invoice],
    allocations: [
      {
        ...{ id: oldAllocationId(payment.id), invoiceId: invoice.id, amount, withheld, date },
        ...{ voidedOn: null, isOfPayment: true },
      },
    ],
  }
}

/** As the sweep gives it: the id of the payment with another version digit. */
const oldAllocationId = (id: string) => `${id.slice(0, 14)}8${id.slice(15)}`
