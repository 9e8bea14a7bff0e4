/** How far an order is billed: units on standing bills, less what was credited. */
export const BILLING = ['NOT_BILLED', 'PARTIALLY_BILLED', 'BILLED'] as const

/** Units to be billed in the end: those ordered, or of a RECEIVED or CANCELLED order those received. */
const EXPECTED =
  "CASE WHEN t.status IN ('RECEIVED', 'CANCELLED') THEN l.received_quantity ELSE l.quantity END"

/** On alias `t`. */
export const BILLING_SQL = `(SELECT CASE WHEN COALESCE(SUM(l.billed_quantity), 0) = 0 THEN 'NOT_BILLED'
    WHEN SUM(l.billed_quantity < ${EXPECTED}) = 0 THEN 'BILLED' ELSE 'PARTIALLY_BILLED' END
  FROM purchase_order_lines l WHERE l.tenant_id = t.tenant_id AND l.purchase_order_id = t.id)`
