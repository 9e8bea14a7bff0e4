/** Keeps the instalments of an issued invoice before they change, for agings of past days. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { deferInsert } from '#core/database/transaction/writes'
import { zero } from '#core/primitives/decimal'
import type Invoice from '#sales/models/invoice'
import { storedInstalments } from '#sales/terms/written_instalments'

/** Of two changes in a millisecond the first one counts. Call it before the rows change. */
export async function noteInstalments(invoice: Invoice) {
  const rows = await storedInstalments(invoice)
  const changedAt = sqlInstant(clock.now())
  const none = { dueDate: invoice.date, amount: invoice.total, later: zero }
  deferInsert(
    'invoice_installment_changes',
    (rows.length ? rows : [none]).map(({ dueDate, amount, later }, index) => ({
      tenant_id: Current.tenantId,
      invoice_id: invoice.id,
      changed_at: changedAt,
      position: rows.length ? index + 1 : 0,
      due_date: dueDate,
      amount: amount.toFixed(2),
      later_amount: later.toFixed(2),
    })),
    'position = position'
  )
}
