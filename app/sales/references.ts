/** References to other records, which keep them from deletion or change. */
import type { Reference } from '#core/context/domain'

/** Terms that a document has keep their lines, and stay. */
function termsOf(table: string, message: string, and = ''): Reference[] {
  const sql = `SELECT id FROM ${table} WHERE tenant_id = ? AND payment_terms_id = ?${and} LIMIT 1`
  return [
    { to: 'payment_terms', sql, message: `${message}: set active to false instead` },
    { to: 'payment_terms', keeps: 'lines', sql },
  ]
}

export const references: readonly Reference[] = [
  {
    to: 'customers',
    sql: 'SELECT id FROM quotes WHERE tenant_id = ? AND customer_id = ? AND live = 1 LIMIT 1',
    message: 'The customer has quotes, invoices or payments',
  },
  {
    to: 'customers',
    sql: 'SELECT id FROM invoices WHERE tenant_id = ? AND customer_id = ? LIMIT 1',
    message: 'The customer has quotes, invoices or payments',
  },
  {
    to: 'customers',
    sql: 'SELECT id FROM payments WHERE tenant_id = ? AND customer_id = ? LIMIT 1',
    message: 'The customer has quotes, invoices or payments',
  },
  {
    to: 'customers',
    sql: 'SELECT invoice_id FROM invoice_moves WHERE tenant_id = ? AND (from_customer_id = ? OR to_customer_id = ?) LIMIT 1',
    message: 'The customer has quotes, invoices or payments',
  },
  {
    to: 'numbering_ranges',
    sql: 'SELECT id FROM invoices WHERE tenant_id = ? AND numbering_range_id = ? LIMIT 1',
    message: 'An invoice names this range',
  },
  ...termsOf('invoices', 'An invoice has these terms'),
  ...termsOf('quotes', 'A quote has these terms', ' AND live = 1'),
  {
    to: 'products',
    keeps: 'service',
    sql: 'SELECT l.id FROM invoice_lines l JOIN invoices i ON i.tenant_id = l.tenant_id AND i.id = l.invoice_id WHERE l.tenant_id = ? AND l.product_id = ? AND l.cost IS NULL AND i.number > 0 LIMIT 1',
  },
  {
    to: 'taxes',
    sql: `SELECT l.id
       FROM invoices i
       JOIN invoice_lines l ON l.tenant_id = i.tenant_id AND l.invoice_id = i.id
       WHERE i.tenant_id = ? AND i.status = 'DRAFT' AND INSTR(l.taxes, ?) > 0
       LIMIT 1`,
    message: 'Drafts of invoices have this tax: set it to inactive instead',
  },
  {
    to: 'taxes',
    sql: `SELECT l.id
       FROM quotes q
       JOIN quote_lines l ON l.tenant_id = q.tenant_id AND l.quote_id = q.id
       WHERE q.tenant_id = ? AND q.live = 1 AND q.status IN ('DRAFT', 'SENT', 'ACCEPTED')
         AND INSTR(l.taxes, ?) > 0
       LIMIT 1`,
    message: 'Open quotes have this tax: set it to inactive instead',
  },
  {
    to: 'tenants',
    keeps: 'currency',
    sql: 'SELECT id FROM invoices WHERE tenant_id = ? LIMIT 1',
  },
  {
    to: 'tenants',
    keeps: 'currency',
    sql: 'SELECT id FROM quotes WHERE tenant_id = ? AND live = 1 LIMIT 1',
  },
]
