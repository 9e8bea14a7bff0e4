/**
 * Instalments in the aging of receivables, in SQL: the part of `x.open`, the open amount at the end of
 * a day, on each row of the invoice `x`. The last rows stay open longest, since money settles the
 * oldest; credits until then have lowered the last rows. An invoice without instalments is one row.
 *
 * `r` are the present rows, and `h` those before the first change after the day.
 */

/** The invoice `i`, where it has instalments. No index is searched for NULL. */
export const ROWS_OF = 'CASE WHEN i.payment_terms_id IS NULL THEN NULL ELSE i.id END'

/** Columns of invoices without changes after the day. */
export const UNCHANGED_ROWS = `NULL AS id, ${ROWS_OF} AS rows_of, NULL AS rows_changed, i.credited_amount AS credited`

/** The first change of the rows after the day. */
const ROWS_CHANGED = `(SELECT MIN(h.changed_at)
      FROM invoice_installment_changes h
     WHERE h.tenant_id = i.tenant_id AND h.invoice_id = i.id AND h.changed_at >= ?)`

/** The total of the credit notes until the day. */
const CREDITED = `CASE WHEN i.credited_amount = 0 THEN 0
  ELSE COALESCE((SELECT SUM(n.total)
      FROM credit_notes n FORCE INDEX (credit_notes__invoice_id__id)
     WHERE n.tenant_id = i.tenant_id AND n.invoice_id = i.id AND n.date <= ?), 0) END`

/** Columns of changed invoices; placeholders are the instant at which the day ended, and the day. */
export const CHANGED_ROWS = `i.id, ${ROWS_OF} AS rows_of, ${ROWS_CHANGED} AS rows_changed, ${CREDITED} AS credited`

/** The joins of the rows; placeholders are the tenant, twice. */
export const ROWS = `LEFT JOIN invoice_installments r ON r.tenant_id = ?
    AND r.invoice_id = CASE WHEN x.rows_changed IS NULL THEN x.rows_of END
  LEFT JOIN invoice_installment_changes h ON h.tenant_id = ?
    AND h.invoice_id = x.id AND h.changed_at = x.rows_changed`

/** Position 0 says that the invoice had no instalments. */
const POSITION = 'COALESCE(r.position, NULLIF(h.position, 0))'
const LATER = 'COALESCE(r.later_amount, h.later_amount)'
const AFTER = `GREATEST(${LATER} - x.credited, 0)`
const WITH_IT = `GREATEST(${LATER} + COALESCE(r.amount, h.amount) - x.credited, 0)`

/** The first row takes all that the others do not, also a balance below zero. */
export const OPEN_OF_ROW = `CASE WHEN ${POSITION} IS NULL THEN x.open
  WHEN ${POSITION} = 1 THEN x.open - LEAST(GREATEST(x.open, 0), ${AFTER})
  ELSE LEAST(GREATEST(x.open - ${AFTER}, 0), ${WITH_IT} - ${AFTER}) END`

export const DUE_OF_ROW = `COALESCE(TIMESTAMP(r.due_date),
  CASE WHEN h.position > 0 THEN TIMESTAMP(h.due_date) END, x.due)`
