/** References to other records, which keep them from deletion or change. */
import type { Reference } from '#core/context/domain'

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
    to: 'products',
    keeps: 'service',
    sql: 'SELECT l.id FROM invoice_lines l JOIN invoices i ON i.tenant_id = l.tenant_id AND i.id = l.invoice_id WHERE l.tenant_id = ? AND l.product_id = ? AND l.cost IS NULL AND i.number > 0 LIMIT 1',
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
