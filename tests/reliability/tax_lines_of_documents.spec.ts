import { test } from '@japa/runner'
import { ace } from '#tests/commands/ace'
import { anOwnDatabase } from '#tests/commands/own_database'

const id = (n: number) => `019a8f5e-7c1b-7d3e-9c55-${String(n).padStart(12, '0')}`
const NOW = "'2026-01-02 03:04:05.678'"
const STAMPS = `1, ${NOW}, ${NOW}`

type Query = (sql: string) => Promise<any>

/** A company of release 0.3.0 with its chart and two products, goods of 19 % and a service. */
async function aCompanyOf030(query: Query) {
  await query(
    `INSERT INTO tenants (id, public_id, name, industry, country_code, currency, timezone, locale, enabled_modules, settings, search_text, status, version, created_at, updated_at)
     SELECT 7, '${id(7)}', 'Andina', industry, 'CO', currency, timezone, locale, enabled_modules, settings, search_text, status, version, created_at, updated_at FROM tenants WHERE id = 1`
  )
  const account = (n: number, code: string, type: string, nature: string) =>
    `(7, '${id(n)}', '${code}', 'Cuenta', '${type}', '${nature}', '', ${STAMPS})`
  await query(
    `INSERT INTO accounts (tenant_id, id, code, name, type, nature, search_text, version, created_at, updated_at) VALUES
     ${account(11, '130505', 'ASSET', 'DEBIT')}, ${account(12, '413595', 'INCOME', 'CREDIT')}, ${account(13, '240805', 'LIABILITY', 'CREDIT')}, ${account(14, '240899', 'LIABILITY', 'CREDIT')};
     INSERT INTO ledgers (tenant_id) VALUES (7);
     INSERT INTO account_roles (tenant_id, role, account_id) VALUES (7, 'receivable', '${id(11)}'), (7, 'income', '${id(12)}'), (7, 'tax_payable', '${id(13)}');
     INSERT INTO customers (tenant_id, id, tax_id, name, search_text, version, created_at, updated_at) VALUES (7, '${id(20)}', '901.222.333-4', 'Cliente', '', ${STAMPS});
     INSERT INTO products (tenant_id, id, sku, name, cost_price, selling_price, tax_rate, is_service, search_text, version, created_at, updated_at) VALUES
       (7, '${id(21)}', 'A', 'Taladro', 1, 1, 19, 0, '', ${STAMPS}), (7, '${id(22)}', 'B', 'Clase', 1, 1, 0, 1, '', ${STAMPS})`
  )
}

type Sale = { n: number; day: string; taxAccount?: number; voidedOn?: string }

/** 100 at 19 % and 50 at 0 %, posted as release 0.3.0 did. */
async function sell(query: Query, { n, day, taxAccount = 13, voidedOn }: Sale) {
  const invoice = id(n)
  const line = (place: number, product: number, net: number, tax: number) =>
    `(7, '${id(n + place)}', '${invoice}', ${place}, '${id(product)}', 'x', 1, ${net}, ${tax ? 19 : 0}, 0, ${net}, 0, ${tax}, ${net + tax})`
  await query(
    `INSERT INTO invoices (tenant_id, id, number, status, customer_id, customer_name, date, due_date, payment_method, currency, subtotal, discount_total, tax_total, total, issued_at, voided_at, search_text, version, created_at, updated_at)
     VALUES (7, '${invoice}', ${n}, '${voidedOn ? 'VOID' : 'ISSUED'}', '${id(20)}', 'Cliente', '${day}', '${day}', 'CASH', 'COP', 150, 0, 19, 169, ${NOW}, ${voidedOn ? NOW : 'NULL'}, '', ${STAMPS});
     INSERT INTO invoice_lines (tenant_id, id, invoice_id, position, product_id, description, quantity, unit_price, tax_rate, discount_rate, subtotal, discount, tax, total)
     VALUES ${line(1, 21, 100, 19)}, ${line(2, 22, 50, 0)}`
  )
  await entry(query, { n: n + 5, day, reference: invoice, taxAccount })
  if (voidedOn)
    await entry(query, { n: n + 6, day: voidedOn, reference: invoice, taxAccount, reverses: n + 5 })
}

type Entry = { n: number; day: string; reference: string; taxAccount: number; reverses?: number }

async function entry(query: Query, { n, day, reference, taxAccount, reverses }: Entry) {
  const sides = (debit: number, credit: number) =>
    (reverses ? [credit, debit] : [debit, credit]).join(', ')
  const line = (place: number, account: number, debit: number, credit: number) =>
    `(7, '${id(n)}', ${place}, '${id(account)}', '${day}', ${sides(debit, credit)})`
  await query(
    `INSERT INTO journal_entries (tenant_id, id, number, entry_date, entry_type, concept, reference, total, reverses_id, version, created_at, updated_at)
     VALUES (7, '${id(n)}', ${n}, '${day}', 'SALES', 'x', '${reference}', 169, ${reverses ? `'${id(reverses)}'` : 'NULL'}, ${STAMPS});
     INSERT INTO journal_lines (tenant_id, entry_id, line, account_id, entry_date, debit, credit)
     VALUES ${line(1, 11, 169, 0)}, ${line(2, 12, 0, 150)}, ${line(3, taxAccount, 0, 19)}`
  )
}

test.group('Upgrades of taxes', () => {
  test('documents of release 0.3.0 get tax lines of the account that they were posted to', async ({
    assert,
    cleanup,
  }) => {
    const database = await anOwnDatabase('taxes')
    cleanup(database.drop)
    await database.copyTables()
    const migrate = async (...args: string[]) => {
      const done = await ace([...args, '--no-schema-generate'], { env: database.env })
      assert.equal(done.code, 0, done.err)
    }
    const [{ count }] = await database.query(
      "SELECT COUNT(*) AS count FROM adonis_schema WHERE name >= 'database/migrations/0320'"
    )
    await migrate('migration:rollback', `--step=${count}`)
    await aCompanyOf030(database.query)
    await sell(database.query, { n: 100, day: '2026-01-10' })
    await sell(database.query, { n: 200, day: '2026-01-11', taxAccount: 14 })
    await sell(database.query, { n: 300, day: '2026-01-12', voidedOn: '2026-02-01' })
    await sell(database.query, { n: 400, day: '2026-01-13', voidedOn: '2026-01-13' })
    const posted = () =>
      database.query('SELECT COUNT(*) AS count, SUM(debit) AS debit FROM journal_lines')
    const before = await posted()
    await migrate('migration:run')

    const lines = async () =>
      (
        await database.query(
          `SELECT l.day, l.sign, t.code, l.category, l.base, l.amount, l.nature, a.code AS account, p.document_number AS party
             FROM tax_lines l
             LEFT JOIN taxes t ON t.tenant_id = l.tenant_id AND t.id = l.tax_id
             LEFT JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
             LEFT JOIN third_parties p ON p.tenant_id = l.tenant_id AND p.id = l.third_party_id
            ORDER BY l.day, l.line_id`
        )
      ).map((row: any) => Object.values(row).map(shown).join(' '))
    const LINES = [
      '2026-01-10 1 IVA19 S 100.00 19.00 GOODS 240805 901222333',
      '2026-01-10 1 - - 50.00 0.00 SERVICES - 901222333',
      '2026-01-11 1 IVA19 S 100.00 19.00 GOODS 240899 901222333',
      '2026-01-11 1 - - 50.00 0.00 SERVICES - 901222333',
      '2026-01-12 1 IVA19 S 100.00 19.00 GOODS 240805 901222333',
      '2026-01-12 1 - - 50.00 0.00 SERVICES - 901222333',
      '2026-02-01 -1 IVA19 S 100.00 19.00 GOODS 240805 901222333',
      '2026-02-01 -1 - - 50.00 0.00 SERVICES - 901222333',
    ]
    assert.deepEqual(await lines(), LINES)
    assert.deepEqual(await posted(), before)

    // A server of the previous release sells; the migration is repeated after a stop.
    await sell(database.query, { n: 500, day: '2026-02-10' })
    await database.query("DELETE FROM adonis_schema WHERE name LIKE '%/0395\\_%'")
    await migrate('migration:run')
    assert.deepEqual((await lines()).slice(0, LINES.length), LINES)
    assert.lengthOf(await lines(), LINES.length + 2)
  }).timeout(300_000)
})

const shown = (value: unknown) => {
  if (value === null) return '-'
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}
