/**
 * The field `installments`: credits lower the last rows first, money settles the oldest first. Both
 * follow from the balance, so nothing of it is stored.
 */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { inJson, zero } from '#core/primitives/decimal'
import { out } from '#core/resources/transformer'
import { balanceColumns, balanceOf, type Settlement } from '#sales/invoices/invoice_state'
import type { InstalmentRow } from '#sales/terms/written_instalments'
import { openPart } from '#terms/payment_terms'

type ShownInstalment = { dueDate: string; amount: number; paidAmount: number; balance: number }
type Standing = { credited: Big; open: Big; isVoid: boolean }

const amount = (description: string) => ({ type: 'number', description })
const FIELDS = {
  dueDate: { type: 'string', format: 'date' },
  amount: amount('What is due, less what credit notes took back. Read-only.'),
  paidAmount: amount('What has settled it: money, deductions, withholdings. Read-only.'),
  balance: amount('What is still to come. Read-only.'),
}

/** The open amount. That of a draft is its total to pay, although nothing is owed yet. */
const OPEN = `CASE WHEN t.voided_at IS NULL THEN ${balanceColumns('t')} ELSE 0 END`

const SQL = `CASE WHEN t.payment_terms_id IS NOT NULL THEN (
         SELECT JSON_ARRAYAGG(JSON_ARRAY(r.position, r.due_date, r.amount, r.later_amount,
                  t.credited_amount, ${OPEN}, t.voided_at))
         FROM invoice_installments r
         WHERE r.tenant_id = t.tenant_id AND r.invoice_id = t.id) END`

/** The field, for the transformer of invoices. */
export const installments = () => ({
  ...out.json<ShownInstalment[]>(
    {
      type: 'array',
      description:
        'The instalments by the payment terms, oldest first. Empty without terms: all is due on ' +
        '`dueDate`. Read-only.',
      items: { type: 'object', properties: FIELDS, required: Object.keys(FIELDS) },
    },
    { sql: SQL, initial: [] }
  ),
  read: readInstallments,
})

/** Arrays of the database, or rows that are shown already. */
function readInstallments(value: any): ShownInstalment[] {
  const found = (jsonOf(value) ?? []) as any[]
  if (!Array.isArray(found[0])) return found
  const [, , , , credited, open, voidedAt] = found[0]
  const rows = found
    .sort(([a], [b]) => a - b)
    .map(([, dueDate, sum, later]) => ({ dueDate, amount: new Big(sum), later: new Big(later) }))
  return spread(rows, {
    credited: new Big(credited),
    open: new Big(open),
    isVoid: voidedAt !== null,
  })
}

/** Of a new invoice or a model, with its rows. */
export function shownInstallments(
  rows: readonly InstalmentRow[],
  invoice: Settlement & { voidedAt: string | null }
): ShownInstalment[] {
  const isVoid = invoice.voidedAt !== null
  return spread(rows, {
    credited: invoice.creditedAmount,
    open: isVoid ? zero : balanceOf(invoice),
    isVoid,
  })
}

/** The due date of the oldest row that is open; undefined without one. */
export const oldestOpen = (shown: readonly ShownInstalment[]): string | undefined =>
  shown.find(({ balance }) => balance > 0)?.dueDate

/** Rows oldest first. Each has the part of `open` that the later rows do not take. */
function spread(rows: readonly InstalmentRow[], { credited, open, isVoid }: Standing) {
  return rows.map(({ dueDate, amount: whole, later }): ShownInstalment => {
    const { due, left } = openPart({ amount: whole, later, credited, open })
    return {
      dueDate,
      amount: inJson(due),
      paidAmount: inJson(isVoid ? zero : due.minus(left)),
      balance: inJson(left),
    }
  })
}
