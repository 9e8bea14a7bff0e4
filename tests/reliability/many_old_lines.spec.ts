/** The upgrade of a company with many invoices of release 0.3.0. */
import { test } from '@japa/runner'
import { ace } from '#tests/commands/ace'
import { anOwnDatabase } from '#tests/commands/own_database'

/** Three lines an invoice. 300,000 took two minutes on two busy processors. */
const LINES = Number(process.env.OLD_LINES ?? 6_000)
const INVOICES = Math.floor(LINES / 3)

const id = (n: number) => `019a8f5e-7c1b-7d3e-9c55-${String(n).padStart(12, '0')}`
const NOW = "'2026-01-02 03:04:05.678'"
const STAMPS = `1, ${NOW}, ${NOW}`

/** The id of the row `s.seq` of a kind, and numbers below `n`, of the engine SEQUENCE. */
const idOf = (kind: string, number = 's.seq') =>
  `CONCAT('019a8f5e-7c1b-7d3e-${kind}-', LPAD(HEX(${number}), 12, '0'))`
const rowsFrom = (count: number) => `seq_1_to_${count} s`

type Query = (sql: string) => Promise<any>

async function aCompanyOf030(query: Query) {
  const account = (n: number, code: string) =>
    `(7, '${id(n)}', '${code}', 'x', 'ASSET', 'DEBIT', '', ${STAMPS})`
  await query(
    `INSERT INTO tenants (id, public_id, name, industry, country_code, currency, timezone, locale, enabled_modules, settings, search_text, status, version, created_at, updated_at)
     SELECT 7, '${id(7)}', 'Andina', industry, 'CO', currency, timezone, locale, enabled_modules, settings, search_text, status, version, created_at, updated_at FROM tenants WHERE id = 1;
     INSERT INTO accounts (tenant_id, id, code, name, type, nature, search_text, version, created_at, updated_at) VALUES
       ${account(11, '130505')}, ${account(12, '413595')}, ${account(13, '240805')};
     INSERT INTO ledgers (tenant_id) VALUES (7);
     INSERT INTO account_roles (tenant_id, role, account_id) VALUES (7, 'receivable', '${id(11)}'), (7, 'income', '${id(12)}'), (7, 'tax_payable', '${id(13)}');
     INSERT INTO customers (tenant_id, id, tax_id, name, search_text, version, created_at, updated_at) VALUES (7, '${id(20)}', '901.222.333-4', 'Cliente', '', ${STAMPS});
     INSERT INTO products (tenant_id, id, sku, name, cost_price, selling_price, tax_rate, is_service, search_text, version, created_at, updated_at) VALUES
       (7, '${id(21)}', 'A', 'Taladro', 1, 1, 19, 0, '', ${STAMPS})`
  )
}

/** Three lines of 100 with 19 % each, posted as release 0.3.0 did. */
async function sellMuch(query: Query) {
  const day = "DATE_ADD('2025-01-01', INTERVAL s.seq MOD 365 DAY)"
  await query(
    `INSERT INTO invoices (tenant_id, id, number, status, customer_id, customer_name, date, due_date, payment_method, currency, subtotal, discount_total, tax_total, total, issued_at, search_text, version, created_at, updated_at)
     SELECT 7, ${idOf('8001')}, s.seq, 'ISSUED', '${id(20)}', 'Cliente', ${day}, ${day}, 'CASH', 'COP', 300, 0, 57, 357, ${NOW}, '', ${STAMPS} FROM ${rowsFrom(INVOICES)};
     INSERT INTO journal_entries (tenant_id, id, number, entry_date, entry_type, concept, reference, total, version, created_at, updated_at)
     SELECT 7, ${idOf('8002')}, s.seq, ${day}, 'SALES', 'x', ${idOf('8001')}, 357, ${STAMPS} FROM ${rowsFrom(INVOICES)}`
  )
  for (const place of [1, 2, 3])
    await query(
      `INSERT INTO invoice_lines (tenant_id, id, invoice_id, position, product_id, description, quantity, unit_price, tax_rate, discount_rate, subtotal, discount, tax, total)
       SELECT 7, ${idOf('8003', `s.seq * 4 + ${place}`)}, ${idOf('8001')}, ${place}, '${id(21)}', 'x', 1, 100, 19, 0, 100, 0, 19, 119 FROM ${rowsFrom(INVOICES)};
       INSERT INTO journal_lines (tenant_id, entry_id, line, account_id, entry_date, debit, credit)
       SELECT 7, ${idOf('8002')}, ${place}, '${id(10 + place)}', ${day}, ${place === 1 ? 357 : 0}, ${[0, 300, 57][place - 1]} FROM ${rowsFrom(INVOICES)}`
    )
}

test.group('The upgrade of many invoices', () => {
  test('gives each line its taxes, and changes nothing posted', async ({ assert, cleanup }) => {
    const database = await anOwnDatabase('many_taxes')
    cleanup(database.drop)
    await database.copyTables()
    const migrate = async (...args: string[]) => {
      const done = await ace([...args, '--no-schema-generate'], { env: database.env })
      assert.equal(done.code, 0, done.err)
      return done
    }
    const [{ count }] = await database.query(
      "SELECT COUNT(*) AS count FROM adonis_schema WHERE name >= 'database/migrations/0320'"
    )
    await migrate('migration:rollback', `--step=${count}`)
    await aCompanyOf030(database.query)
    await sellMuch(database.query)
    const posted = async () => {
      const [row] = await database.query(
        'SELECT COUNT(*) AS count, SUM(debit) AS debit, SUM(credit) AS credit FROM journal_lines'
      )
      return row
    }
    const before = await posted()

    const began = Date.now()
    await migrate('migration:run')
    if (process.env.OLD_LINES) console.info(`${LINES} lines: ${(Date.now() - began) / 1000} s`)

    assert.deepEqual(await posted(), before)
    const [sums] = await database.query(
      `SELECT COUNT(*) AS count, SUM(sign * amount) AS tax FROM tax_lines WHERE account_id = '${id(13)}'`
    )
    const [{ tax }] = await database.query(
      `SELECT SUM(credit - debit) AS tax FROM journal_lines WHERE account_id = '${id(13)}'`
    )
    assert.equal(Number(sums.count), INVOICES * 3)
    assert.equal(Number(sums.tax), Number(tax))
  }).timeout(1_200_000)
})
