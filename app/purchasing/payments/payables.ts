/** Bills and orders that money settles, locked. */
import type Big from 'big.js'
import { deferUpdate } from '#core/lucid/deferred_update'
import type { DocumentLine, WithheldBefore } from '#tax/withholdings'
import { nextStatus as nextStatusOfBill } from '#purchasing/bills/bill_lifecycle'
import { settleBill } from '#purchasing/bills/bill_state'
import type Bill from '#purchasing/models/bill'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { receivedLines, withheldBefore } from '#purchasing/orders/payment_withholdings'
import { nextStatus } from '#purchasing/orders/purchase_order_lifecycle'
import { billedLines, withheldOfBill } from '#purchasing/payments/bill_lines_to_withhold'

/** `paid` is money and deductions, `withheld` the withholdings. Amounts below zero take a payment back. */
export type Paid = { paid: Big; withheld: Big }

export type Payable = {
  kind: 'BILL' | 'ORDER'
  id: string
  /** Of kind BILL. */
  bill?: Bill
  number: string
  supplierId: string | null
  /** The day from which it is owed; an order takes the day of the payment. */
  day: string | null
  balance: () => Big
  /** 409 INVALID_TRANSITION. */
  mustBePayable: () => void
  /** Settles it, and answers whether nothing is left. `moved`: a bill took the amount over from the order. */
  settle: (by: Paid, action: string, moved?: boolean) => boolean
  /** Its lines, all or what credit notes left of them, for the withholdings of a payment. */
  lines: (of: 'ALL' | 'LEFT') => Promise<readonly DocumentLine[]>
  withheldBefore: () => Promise<WithheldBefore>
}

export function payableBill(bill: Bill): Payable {
  return {
    kind: 'BILL',
    id: bill.id,
    bill,
    number: bill.number,
    supplierId: bill.supplierId,
    day: bill.postingDate,
    balance: () => bill.balance,
    mustBePayable: () => nextStatusOfBill(bill, 'pay'),
    settle({ paid, withheld }, action) {
      const before = bill.status
      const after = settleBill(bill, {
        paidAmount: bill.paidAmount.plus(paid),
        withheldTotal: bill.withheldTotal.plus(withheld),
      })
      deferUpdate(bill, after, action)
      return after.status === 'PAID' && before !== 'PAID'
    },
    lines: (of) => billedLines(bill, of),
    withheldBefore: () => withheldOfBill(bill),
  }
}

export function payableOrder(order: PurchaseOrder): Payable {
  return {
    kind: 'ORDER',
    id: order.id,
    number: String(order.number),
    supplierId: order.supplierId,
    day: null,
    balance: () => order.balance,
    mustBePayable: () => nextStatus(order, 'pay', order.status),
    settle({ paid, withheld }, action, moved) {
      deferUpdate(
        order,
        moved
          ? {
              billedPaid: order.billedPaid.plus(paid),
              billedWithheld: order.billedWithheld.plus(withheld),
            }
          : {
              paidAmount: order.paidAmount.plus(paid),
              withheldTotal: order.withheldTotal.plus(withheld),
            },
        action
      )
      return false
    },
    lines: () => receivedLines(order),
    withheldBefore: () => withheldBefore(order),
  }
}
