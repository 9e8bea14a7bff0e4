/**
 * The credit that a credit note has left. A credit note lowers its invoice first, and only a balance
 * below zero is credit. Of several credit notes, the newest ones have the credit.
 */
import type Big from 'big.js'
import { smaller, sum, zero } from '#core/primitives/decimal'
import type CreditNote from '#sales/models/credit_note'
import type Invoice from '#sales/models/invoice'

type Note = Pick<
  CreditNote,
  'id' | 'total' | 'withheldTotal' | 'allocatedAmount' | 'refundedAmount'
>

/**
 * The credit of an invoice, not above zero without one. It is at most the money received and not paid
 * back, so that no written-off amount is paid out.
 */
export function creditOf(invoice: Invoice): Big {
  const { paidAmount, creditReceived, creditGiven, refundedAmount, balance } = invoice
  const money = paidAmount.plus(creditReceived).minus(creditGiven).minus(refundedAmount)
  return smaller(balance.neg(), money)
}

/** The credit that `note` has left, not below zero; `notes` are all credit notes of `invoice`. */
export function availableOf(note: Pick<Note, 'id'>, notes: readonly Note[], invoice: Invoice): Big {
  const own = notes.find(({ id }) => id === note.id)!
  const newer = sum(notes.filter(({ id }) => id > note.id).map(leftOf))
  const available = smaller(leftOf(own), creditOf(invoice).minus(newer))
  return available.gt(0) ? available : zero
}

const leftOf = ({ total, withheldTotal, allocatedAmount, refundedAmount }: Note) =>
  total.minus(withheldTotal).minus(allocatedAmount).minus(refundedAmount)

const leftIn = (n: string) =>
  `${n}.total - ${n}.withheld_total - ${n}.allocated_amount - ${n}.refunded_amount`

/** `availableOf` in SQL, of a credit note in alias `t`. */
export const AVAILABLE = `(SELECT GREATEST(0, LEAST(
    ${leftIn('t')},
    LEAST(-i.balance, i.paid_amount + i.credit_received - i.credit_given - i.refunded_amount)
      - COALESCE((SELECT SUM(${leftIn('n')}) FROM credit_notes n FORCE INDEX (credit_notes__invoice_id__id)
          WHERE n.tenant_id = i.tenant_id AND n.invoice_id = i.id AND n.id > t.id), 0)))
  FROM invoices i WHERE i.tenant_id = t.tenant_id AND i.id = t.invoice_id)`
