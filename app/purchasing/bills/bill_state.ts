/** Balance and status of a bill of a supplier. */
import type Big from 'big.js'
import type { BillStatus } from '#purchasing/bills/bill_lifecycle'

/** The stored columns from which the balance is computed. */
const PARTS = [
  'total',
  'withheldTotal',
  'paidAmount',
  'creditedAmount',
  'creditReceived',
  'creditGiven',
  'refundedAmount',
] as const

export type BillSettlement = Record<(typeof PARTS)[number], Big>

/** The open balance. Below zero the supplier owes. */
const balanceOf = (of: BillSettlement): Big =>
  of.total
    .minus(of.withheldTotal)
    .minus(of.paidAmount)
    .minus(of.creditedAmount)
    .minus(of.creditReceived)
    .plus(of.creditGiven)
    .plus(of.refundedAmount)

/**
 * The bill after `changes` of its parts, with balance and status. A balance of zero is PAID, also by
 * credit notes or a total of 0. For bills that are posted.
 */
export function settleBill(
  bill: BillSettlement,
  changes: Partial<BillSettlement> = {}
): BillSettlement & { balance: Big; status: BillStatus } {
  const parts = Object.fromEntries(
    PARTS.map((part) => [part, changes[part] ?? bill[part]])
  ) as BillSettlement
  const balance = balanceOf(parts)
  const isPartly = parts.paidAmount.gt(0) || parts.creditReceived.gt(0)
  const status = balance.lte(0) ? 'PAID' : isPartly ? 'PARTIALLY_PAID' : 'POSTED'

  return { ...parts, balance, status }
}
