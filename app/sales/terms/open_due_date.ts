/** Due days of open instalments, in SQL. Without payment terms the whole invoice is due on `due_date`. */

/** The rows `r` of invoice `i` that are open, while the invoice has a balance. */
const OPEN_ROWS = (i: string) =>
  `invoice_installments r
    WHERE r.tenant_id = ${i}.tenant_id AND r.invoice_id = ${i}.id
      AND r.later_amount < ${i}.balance + ${i}.credited_amount`

/** The due date of the oldest open row; a DATETIME at 00:00, as `due_date`. */
export const openDueDate = (i: string) =>
  `CASE WHEN ${i}.payment_terms_id IS NULL THEN ${i}.due_date
    ELSE COALESCE((SELECT MIN(r.due_date) FROM ${OPEN_ROWS(i)}), ${i}.due_date) END`

/** True if an open row of an invoice with a balance was due before a day, the placeholder. */
export const hasRowPast = (i: string) =>
  `(${i}.payment_terms_id IS NOT NULL AND EXISTS (SELECT r.position FROM ${OPEN_ROWS(i)} AND r.due_date < ?))`
