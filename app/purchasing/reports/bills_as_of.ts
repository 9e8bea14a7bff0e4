/** What bills were on a day, in SQL: all that changed them has a day of its own. */

/** Of a standing row in alias `x`: it counted at the end of a day (twice the day). */
export const STOOD = 'x.date <= ? AND (x.voided_on IS NULL OR x.voided_on > ?)'

const sumOf = (column: string, table: string, condition: string) =>
  `COALESCE((SELECT SUM(x.${column}) FROM ${table} x WHERE x.tenant_id = b.tenant_id AND ${condition}), 0)`

/** What a bill in alias `b` was posted for, less what it withheld then: payments and credits change that. */
export const BILLED = `(b.total - b.withheld_total
    + ${sumOf('withheld_amount', 'supplier_allocations', 'x.bill_id = b.id AND x.voided_on IS NULL')}
    - ${sumOf('withheld_total', 'supplier_credit_notes', 'x.bill_id = b.id AND x.voided_on IS NULL')})`

/** What credit notes took off it by the end of a day, which stands twice in the bindings. */
export const CREDITED = sumOf('total', 'supplier_credit_notes', `x.bill_id = b.id AND ${STOOD}`)

/** What was still to pay of it at the end of a day, which stands 8 times in the bindings. */
export const OPEN = `${BILLED}
    - ${sumOf('amount', 'supplier_allocations', `x.bill_id = b.id AND ${STOOD}`)}
    + ${sumOf('amount', 'supplier_allocations', `x.source_bill_id = b.id AND ${STOOD}`)}
    - ${sumOf('total - x.withheld_total', 'supplier_credit_notes', `x.bill_id = b.id AND ${STOOD}`)}
    + ${sumOf('amount', 'supplier_refunds', `x.source_bill_id = b.id AND ${STOOD}`)}`

/** Returned units of orders that a credit note in alias `n` names: their return was posted before. */
export const RETURNED_OF_NOTE = `(SELECT COALESCE(SUM(c.total), 0) FROM supplier_credit_note_lines c
    JOIN bill_lines l ON l.tenant_id = c.tenant_id AND l.line_id = c.bill_line_id AND l.bill_id = n.bill_id
   WHERE c.tenant_id = n.tenant_id AND c.credit_note_id = n.id AND c.quantity > 0 AND l.purchase_order_line_id IS NOT NULL)`
