/** Amounts of bills as of a day, in SQL: each change of a bill has a day of its own. */

/** True of a row in alias `x` that stood at the end of a day, which is bound twice. */
export const STOOD = 'x.date <= ? AND (x.voided_on IS NULL OR x.voided_on > ?)'

const sumOf = (column: string, table: string, condition: string) =>
  `COALESCE((SELECT SUM(x.${column}) FROM ${table} x WHERE x.tenant_id = b.tenant_id AND ${condition}), 0)`

/**
 * The total of a bill in alias `b`, less its withholdings at posting. The column has those of payments and
 * credit notes as well, so they are taken out.
 */
export const BILLED = `(b.total - b.withheld_total
    + ${sumOf('withheld_amount', 'supplier_allocations', 'x.bill_id = b.id AND x.voided_on IS NULL')}
    - ${sumOf('withheld_total', 'supplier_credit_notes', 'x.bill_id = b.id AND x.voided_on IS NULL')})`

/** The credit notes of the bill by the end of a day, which is bound twice. */
export const CREDITED = sumOf('total', 'supplier_credit_notes', `x.bill_id = b.id AND ${STOOD}`)

/** The balance of the bill at the end of a day, which is bound 8 times. */
export const OPEN = `${BILLED}
    - ${sumOf('amount', 'supplier_allocations', `x.bill_id = b.id AND ${STOOD}`)}
    + ${sumOf('amount', 'supplier_allocations', `x.source_bill_id = b.id AND ${STOOD}`)}
    - ${sumOf('total - x.withheld_total', 'supplier_credit_notes', `x.bill_id = b.id AND ${STOOD}`)}
    + ${sumOf('amount', 'supplier_refunds', `x.source_bill_id = b.id AND ${STOOD}`)}`

/** Returned units of orders that a credit note in alias `n` names: their return was posted before. */
export const RETURNED_OF_NOTE = `(SELECT COALESCE(SUM(c.total), 0) FROM supplier_credit_note_lines c
    JOIN bill_lines l ON l.tenant_id = c.tenant_id AND l.line_id = c.bill_line_id AND l.bill_id = n.bill_id
   WHERE c.tenant_id = n.tenant_id AND c.credit_note_id = n.id AND c.quantity > 0
     AND l.purchase_order_line_id IS NOT NULL)`
