/**
 * The available credit of a credit note. A credit note lowers its bill first; only a balance below zero is
 * credit. Where a bill has several credit notes, the credit is that of the newest ones.
 */
import type Big from 'big.js'
import { smaller, sum, zero } from '#core/primitives/decimal'
import type Bill from '#purchasing/models/bill'
import type SupplierCreditNote from '#purchasing/models/supplier_credit_note'

/** The credit of a bill: at most the money that went and has not come back. */
function creditOf({ paidAmount, creditReceived, creditGiven, refundedAmount, balance }: Bill): Big {
  const money = paidAmount.plus(creditReceived).minus(creditGiven).minus(refundedAmount)
  return smaller(balance.neg(), money)
}

/** The available credit of `note`; `notes` are all credit notes of `bill`. */
export function availableOf(
  note: SupplierCreditNote,
  notes: readonly SupplierCreditNote[],
  bill: Bill
): Big {
  const newer = sum(notes.filter(({ id }) => id > note.id).map(leftOf))
  const available = smaller(leftOf(note), creditOf(bill).minus(newer))
  return available.gt(0) ? available : zero
}

const leftOf = (note: SupplierCreditNote) =>
  note.voidedOn
    ? zero
    : note.total.minus(note.withheldTotal).minus(note.allocatedAmount).minus(note.refundedAmount)

const leftIn = (n: string) =>
  `CASE WHEN ${n}.voided_on IS NULL THEN ${n}.total - ${n}.withheld_total - ${n}.allocated_amount ` +
  `- ${n}.refunded_amount ELSE 0 END`

/** `availableOf` in SQL, of a credit note in alias `t`. */
export const AVAILABLE = `(SELECT GREATEST(0, LEAST(
    ${leftIn('t')},
    LEAST(-b.balance, b.paid_amount + b.credit_received - b.credit_given - b.refunded_amount)
      - COALESCE((SELECT SUM(${leftIn('n')})
          FROM supplier_credit_notes n FORCE INDEX (supplier_credit_notes__bill_id__id)
          WHERE n.tenant_id = b.tenant_id AND n.bill_id = b.id AND n.id > t.id), 0)))
  FROM bills b WHERE b.tenant_id = t.tenant_id AND b.id = t.bill_id)`
