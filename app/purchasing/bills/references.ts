/** References of bills to records. Products, warehouses and taxes can be deleted unless drafts have them. */
import type { Reference } from '#core/context/domain'

const ofLines = (to: string, column: string, message: string): Reference => ({
  to,
  sql: `SELECT l.bill_id FROM bill_lines l WHERE l.tenant_id = ? AND l.${column} = ? LIMIT 1`,
  message,
})

const DRAFT_LINES = `SELECT b.id FROM bill_lines l JOIN bills b ON b.tenant_id = l.tenant_id AND b.id = l.bill_id
  WHERE l.tenant_id = ? AND b.status = 'DRAFT'`

export const referencesOfBills: readonly Reference[] = [
  {
    to: 'warehouses',
    sql: "SELECT id FROM bills WHERE tenant_id = ? AND warehouse_id = ? AND status = 'DRAFT' LIMIT 1",
    message: 'Drafts of bills bring goods into this warehouse',
  },
  {
    to: 'products',
    sql: `${DRAFT_LINES} AND l.product_id = ? LIMIT 1`,
    message: 'This product is on drafts of bills',
  },
  {
    to: 'products',
    keeps: 'service',
    sql: 'SELECT l.bill_id FROM bill_lines l WHERE l.tenant_id = ? AND l.product_id = ? LIMIT 1',
  },
  ofLines('categories', 'category_id', 'This category is on bills'),
  ofLines('accounts', 'account_id', 'This account is on bills'),
  ofLines('cost_centers', 'cost_center_id', 'This cost centre is on bills'),
  {
    to: 'cost_centers',
    sql: 'SELECT id FROM bills WHERE tenant_id = ? AND cost_center_id = ? LIMIT 1',
    message: 'This cost centre is on bills',
  },
  {
    to: 'taxes',
    sql: `${DRAFT_LINES} AND INSTR(l.taxes, ?) > 0 LIMIT 1`,
    message: 'Drafts of bills have this tax: set it to inactive instead',
  },
  {
    to: 'payment_terms',
    sql: 'SELECT id FROM bills WHERE tenant_id = ? AND payment_terms_id = ? LIMIT 1',
    message: 'Bills have these payment terms: set active to false instead',
  },
  {
    to: 'payment_terms',
    keeps: 'lines',
    sql: 'SELECT id FROM bills WHERE tenant_id = ? AND payment_terms_id = ? LIMIT 1',
  },
  {
    to: 'tenants',
    keeps: 'currency',
    sql: 'SELECT id FROM bills WHERE tenant_id = ? LIMIT 1',
  },
]
