/** Every acknowledged record is there once, numbers have no gaps, and nothing refused was done. */
import type { Checking } from './checking.js'

const NUMBERED = [
  ...['invoices', 'payments', 'credit_notes', 'quotes', 'purchase_orders', 'journal_entries'],
]

export async function checkRecords(checking: Checking) {
  const { company, report, rows } = checking
  const { model } = company
  const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id)

  const present = async (table: string, acknowledged: readonly string[], where = '1 = 1') => {
    const there = new Set(
      (await rows(`SELECT id FROM ${table} WHERE tenant_id = ? AND ${where}`)).map(({ id }) => id)
    )
    const known = new Set(acknowledged)
    const lost = acknowledged.filter((id) => !there.has(id))
    const more = [...there].filter((id) => !known.has(id))
    report.check(!lost.length, `acknowledged and lost: ${table}`, lost.slice(0, 5))
    report.check(!more.length, `there and not acknowledged: ${table}`, more.slice(0, 5))
    report.check(known.size === acknowledged.length, `acknowledged twice: ${table}`, known.size)
  }

  // A draft that was voided keeps its row without a number.
  await present(
    'invoices',
    ids(model.invoices.concat(model.drafts)),
    "(number IS NOT NULL OR status = 'DRAFT')"
  )
  await present('payments', ids(model.payments))
  await present('credit_notes', ids(model.creditNotes))
  await present('quotes', ids(model.quotes))
  await present('expenses', ids(model.expenses))
  await present('purchase_orders', ids(model.orders))
  await present('supplier_payments', ids(model.supplierPayments))
  await present('assets', ids(model.assets))
  await present('tickets', ids(model.tickets))
  await present('time_off_requests', ids(model.timeOff))
  await present('payroll_runs', ids(model.payroll))
  await present('bonuses', ids(model.bonuses))
  await present('overtimes', ids(model.overtime))
  await present('exports', ids(model.exports))
  await present('imports', ids(model.imports))
  await present('products', [...ids(model.products), ...model.services])
  await present('stock_movements', ids(model.movements), 'reference IS NULL')
  await present('customers', [...model.customers, ...model.limited], "tax_id NOT LIKE 'IMP-%'")
  for (const [table, records] of Map.groupBy(model.others, ({ table: of }) => of)) {
    const there = await rows(
      `SELECT id FROM ${table} WHERE tenant_id = ? AND id IN (?)`,
      ids(records)
    )
    report.check(there.length === records.length, `acknowledged and lost: ${table}`, ids(records))
  }

  for (const { id, mark, rows: wanted } of model.imports) {
    const made = await rows(
      'SELECT tax_id, COUNT(*) AS times FROM customers WHERE tenant_id = ? AND tax_id LIKE ? GROUP BY tax_id',
      `IMP-${mark}-%`
    )
    const isWhole = made.length === wanted && made.every(({ times }) => times === 1)
    report.check(isWhole, 'an import is not whole', { id, rows: made.length })
  }
  for (const table of NUMBERED) {
    const [{ many, different, first, last }] = await rows(
      `SELECT COUNT(number) AS many, COUNT(DISTINCT number) AS different, MIN(number) AS first, MAX(number) AS last FROM ${table} WHERE tenant_id = ?`
    )
    const isWhole = !many || (many === different && first === 1 && last === many)
    report.check(isWhole, `numbers of ${table}`, { many, different, first, last })
  }
  const [{ dry }] = await rows(
    "SELECT COUNT(*) AS dry FROM invoices WHERE tenant_id = ? AND notes = 'DRY'"
  )
  report.check(dry === 0, 'a dry run left an invoice', { dry })
  const [{ forbidden }] = await rows(
    "SELECT COUNT(*) AS forbidden FROM customers WHERE tenant_id = ? AND tax_id LIKE 'FORBIDDEN-%'"
  )
  report.check(forbidden === 0, 'a forbidden request was done', { forbidden })

  const audited = new Set(
    (await rows('SELECT DISTINCT entity_id AS id FROM audit_logs WHERE tenant_id = ?')).map(
      ({ id }) => id
    )
  )
  const missing = ids([
    ...[model.invoices, model.payments, model.orders, model.expenses, model.entries].flat(),
    ...model.assets,
  ]).filter((id) => !audited.has(id))
  report.check(!missing.length, 'writes without an audit row', missing.slice(0, 5))
}
