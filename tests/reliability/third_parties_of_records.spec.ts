import { test } from '@japa/runner'
import { ace } from '#tests/commands/ace'
import { anOwnDatabase } from '#tests/commands/own_database'

const id = (n: number) => `019a8f5e-7c1b-7d3e-9c55-${String(n).padStart(12, '0')}`
const NOW = "'2026-01-02 03:04:05.678'"

/** A company of release 0.3.0 with customers, suppliers and employees, and one of Mexico. */
async function companiesOf030(query: (sql: string) => Promise<any>) {
  for (const [tenant, country] of [
    [7, 'CO'],
    [8, 'MX'],
  ] as const) {
    await query(
      `INSERT INTO tenants (id, public_id, name, industry, country_code, currency, timezone, locale, enabled_modules, settings, search_text, status, version, created_at, updated_at)
       SELECT ${tenant}, '${id(tenant)}', 'Andina ${country}', industry, '${country}', currency, timezone, locale, enabled_modules, settings, search_text, status, version, created_at, updated_at FROM tenants WHERE id = 1`
    )
    const customer = (n: number, taxId: string, live = '1') =>
      `(${tenant}, '${id(n)}', '${taxId}', 'Cliente ${n}', '', 1, ${NOW}, ${NOW}, ${live})`
    await query(
      `INSERT INTO customers (tenant_id, id, tax_id, name, search_text, version, created_at, updated_at, live) VALUES
       ${customer(1, '901.222.333-9')}, ${customer(2, '800197268-9')}, ${customer(3, '8301234567')},
       ${customer(4, '890903938')}, ${customer(5, '860002964-4', 'NULL')}`
    )
    await query(
      `INSERT INTO suppliers (tenant_id, id, tax_id, name, search_text, version, created_at, updated_at) VALUES
       (${tenant}, '${id(6)}', '901222333-9', 'Proveedor', '', 1, ${NOW}, ${NOW}),
       (${tenant}, '${id(7)}', NULL, 'Sin NIT', '', 1, ${NOW}, ${NOW})`
    )
    await query(
      `INSERT INTO employees (tenant_id, id, first_name, last_name, document_type, document_number, hire_date, base_salary, search_text, version, created_at, updated_at, live) VALUES
       (${tenant}, '${id(8)}', 'Ana', 'Ruiz', 'CC', '1.020.304', '2024-01-15', 1, '', 1, ${NOW}, ${NOW}, 1),
       (${tenant}, '${id(9)}', 'Luz', 'Ruiz', NULL, '1020305', '2024-01-15', 1, '', 1, ${NOW}, ${NOW}, 1)`
    )
  }
}

test.group('Upgrades of third parties', () => {
  test('records of release 0.3.0 become third parties as far as they say their document', async ({
    assert,
    cleanup,
  }) => {
    const database = await anOwnDatabase('parties')
    cleanup(database.drop)
    await database.copyTables()
    const migrate = async (...args: string[]) => {
      const done = await ace([...args, '--no-schema-generate'], { env: database.env })
      assert.equal(done.code, 0, done.err)
    }
    const [{ count }] = await database.query(
      "SELECT COUNT(*) AS count FROM adonis_schema WHERE name >= 'database/migrations/0325'"
    )
    await migrate('migration:rollback', `--step=${count}`)
    await companiesOf030(database.query)
    await migrate('migration:run')

    const linked = async (table: string) =>
      (
        await database.query(
          `SELECT r.tenant_id AS tenant, RIGHT(r.id, 1) AS n, CONCAT(t.document_type, ':', t.document_number, ':', COALESCE(t.dv, ''), ':', t.has_wrong_dv, ':', t.name) AS party
           FROM ${table} r JOIN third_parties t ON t.tenant_id = r.tenant_id AND t.id = r.third_party_id ORDER BY 1, 2`
        )
      ).map(({ tenant, n, party }: any) => `${tenant}/${n} ${party}`)
    const ROWS = {
      customers: ['7/1 31:901222333:9:0:Cliente 1', '7/2 31:800197268:9:1:Cliente 2'],
      suppliers: ['7/6 31:901222333:9:0:Cliente 1'],
      employees: ['7/8 13:1020304::0:Ana Ruiz'],
    }
    for (const [table, rows] of Object.entries(ROWS))
      assert.deepEqual(await linked(table), rows, table)
    assert.deepEqual(
      (
        await database.query(
          "SELECT tenant_id, total FROM record_counts WHERE name = 'third_parties'"
        )
      ).map((row: any) => ({ ...row })),
      [{ tenant_id: 7, total: 3 }]
    )

    // A server of the previous release adds a customer; the migration is repeated after a stop.
    await database.query(
      `INSERT INTO customers (tenant_id, id, tax_id, name, search_text, version, created_at, updated_at, live)
       VALUES (7, '${id(10)}', '899999063-3', 'Tardío', '', 1, ${NOW}, ${NOW}, 1);
       DELETE FROM adonis_schema WHERE name LIKE '%/0326\\_%'`
    )
    await migrate('migration:run')
    assert.include(await linked('customers'), '7/0 31:899999063:3:0:Tardío')
    assert.lengthOf(await database.query('SELECT id FROM third_parties'), 4)
    await migrate('migration:rollback', '--step=2')
    await migrate('migration:run')
  }).timeout(240_000)
})
