import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { tenantTables } from '#core/providers/core_provider'
import { MANIFESTS, TABLES_OF_THE_CORE } from './boundaries.js'

/** Tables without a tenant, and why. */
const OF_NOBODY: Record<string, string> = {
  tenants: 'are the tenants',
  people: 'are in several companies, and found by their e-mail before it is known who calls',
  revoked_tokens: 'looked up before it is known who calls',
  used_id_tokens: 'looked up before it is known who calls',
  oauth_clients: 'registered before it is known whose person connects them',
  sessions: 'belong to people, in all their companies',
  recovery_codes: 'belong to people, in all their companies',
  password_resets: 'belong to people, in all their companies',
  database_writer: 'is about the nodes of a cluster',
  adonis_schema: 'of the migrations',
  adonis_schema_versions: 'of the migrations',
}

/** Indexes that do not begin with the tenant, and why. */
const ACROSS_TENANTS: Record<string, string> = {
  users__person_id__unique: 'a person has a user in each of their companies',
  api_keys__key_id__unique: 'a key finds its tenant by its id',
  invitations__token_hash__unique: 'a link finds its tenant by its token',
  oauth_grants__code_hash__unique: 'a code finds its tenant by itself',
  sso_domains__domain__unique: 'a domain belongs to one tenant of the platform',
  oauth_tokens__token_hash__unique: 'a token finds its tenant by itself',
  communication_sends__due: 'the sweep looks for mails that are owed in all tenants',
  recurring_templates__due: 'the worker looks for series that are due in all tenants',
  assets__asset_tag__unique: 'a tag is unique on the whole platform',
  asset_tag_blocks__block__unique: 'no two tenants have tags of the same four characters',
  outbox_messages__due: 'the dispatcher looks for what is due in all tenants',
  webhook_messages__waiting: 'publishers look for new events in all tenants',
}

type Column = { table: string; column: string; extra: string; type: string }
type IndexPart = { table: string; index: string; column: string; position: number }

const IN_SCHEMA = 'table_schema = DATABASE()'
const columns = () =>
  rows<Column>(
    `SELECT table_name AS \`table\`, column_name AS \`column\`, extra, column_type AS type FROM information_schema.columns WHERE ${IN_SCHEMA} ORDER BY table_name, ordinal_position`
  )
const indexes = () =>
  rows<IndexPart>(
    `SELECT table_name AS \`table\`, index_name AS \`index\`, column_name AS \`column\`, seq_in_index AS position FROM information_schema.statistics WHERE ${IN_SCHEMA} ORDER BY table_name, index_name, seq_in_index`
  )
const tables = async () => [...new Set((await columns()).map(({ table }) => table))]

test.group('Tables', () => {
  test('every table except the listed ones belongs to a tenant and is checked by the tenancy guard', async ({
    assert,
  }) => {
    const owned = (await columns())
      .filter(({ column }) => column === 'tenant_id')
      .map(({ table }) => table)

    assert.sameMembers([...owned, ...Object.keys(OF_NOBODY)], await tables())
    assert.sameMembers([...tenantTables()], owned)
  })

  test('every table has one owner', async ({ assert }) => {
    const owned = Object.values(MANIFESTS).flatMap(({ tables }) => tables)
    const found = await rows<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = DATABASE() AND table_name NOT LIKE 'adonis\\_%'`
    )
    assert.sameMembers(
      [...owned, ...TABLES_OF_THE_CORE],
      found.map(({ name }) => name)
    )
  })

  test("every primary key and every index of a tenant's table begins with the tenant", async ({
    assert,
  }) => {
    const first = (await indexes()).filter(
      ({ table, position }) => Number(position) === 1 && !(table in OF_NOBODY)
    )
    const strays = first.filter(
      ({ column, index }) => column !== 'tenant_id' && !(index in ACROSS_TENANTS)
    )

    assert.deepEqual(
      strays.map(({ table, index, column }) => `${index} of ${table} begins with ${column}`),
      []
    )
    assert.sameMembers(
      first.filter(({ index }) => index === 'PRIMARY').map(({ table }) => table),
      [...tenantTables()]
    )
    assert.includeMembers(
      first.map(({ index }) => index),
      Object.keys(ACROSS_TENANTS),
      'An exception that is not needed any more'
    )
  })

  test('a record is identified by its tenant and an ASCII UUID', async ({ assert }) => {
    const withId = (await columns()).filter(
      ({ table, column }) => column === 'id' && !(table in OF_NOBODY)
    )
    for (const { table, type } of withId) assert.equal(type, 'char(36)', `${table}.id`)

    const keys = await indexes()
    for (const { table } of withId) {
      assert.deepEqual(
        keys
          .filter((one) => one.table === table && one.index === 'PRIMARY')
          .map(({ column }) => column),
        ['tenant_id', 'id'],
        table
      )
    }
    const collations = await rows(
      `SELECT table_name AS t, column_name AS c, collation_name AS collation FROM information_schema.columns WHERE ${IN_SCHEMA} AND column_type = 'char(36)'`
    )
    for (const { t, c, collation } of collations) assert.equal(collation, 'ascii_bin', `${t}.${c}`)
  })

  test("every reference between tenants' tables includes the tenant", async ({ assert }) => {
    const parts = await rows(
      `SELECT constraint_name AS name, table_name AS \`table\`, referenced_table_name AS target, GROUP_CONCAT(column_name ORDER BY ordinal_position) AS \`from\`, GROUP_CONCAT(referenced_column_name ORDER BY ordinal_position) AS \`to\`
         FROM information_schema.key_column_usage WHERE ${IN_SCHEMA} AND referenced_table_name IS NOT NULL GROUP BY constraint_name, table_name, referenced_table_name`
    )
    for (const { name, target, from, to } of parts) {
      if (target === 'tenants') assert.equal(from, 'tenant_id', name)
      else
        assert.isTrue(
          String(from).startsWith('tenant_id,') && String(to).startsWith('tenant_id,'),
          `${name}: (${from}) → ${target} (${to})`
        )
    }
    const referring = parts.filter(({ target }) => target === 'tenants').map(({ table }) => table)
    assert.sameMembers(referring, [...tenantTables()])
  })

  test('no table uses AUTO_INCREMENT, whose numbers would show tenants the activity of others', async ({
    assert,
  }) => {
    const counted = (await columns()).filter(
      ({ table, extra }) => /auto_increment/i.test(extra) && !table.startsWith('adonis_')
    )
    assert.deepEqual(counted, [])
  })

  test("no index contains a virtual column, because such indexes can stall InnoDB's purge", async ({
    assert,
  }) => {
    const isVirtual = new Set(
      (await columns())
        .filter(({ extra }) => /virtual/i.test(extra))
        .map(({ table, column }) => `${table}.${column}`)
    )
    const indexed = (await indexes()).map(({ table, column }) => `${table}.${column}`)
    assert.deepEqual(
      indexed.filter((one) => isVirtual.has(one)),
      []
    )
  })

  test('unique keys and foreign keys are named after their column, so that refusals name the field', async ({
    assert,
  }) => {
    const names = await rows(
      `SELECT table_name AS \`table\`, constraint_name AS name, constraint_type AS type FROM information_schema.table_constraints WHERE ${IN_SCHEMA} AND constraint_type IN ('UNIQUE', 'FOREIGN KEY')`
    )
    const known = await columns()

    for (const { table, name, type } of names) {
      if (table.startsWith('adonis_')) continue
      const [, column] =
        new RegExp(`^${table}__(\\w+?)__${type === 'UNIQUE' ? 'unique' : 'foreign'}$`).exec(name) ??
        []
      assert.isTrue(
        known.some((one) => one.table === table && one.column === column),
        `${name} of ${table} names no column of it`
      )
    }
  })

  test('text columns have the same collations on every release of the database', async ({
    assert,
  }) => {
    const [{ version }] = await rows<{ version: string }>('SELECT VERSION() AS version')
    const unnamed = /mariadb/i.test(version) ? 'utf8mb4_general_ci' : 'utf8mb4_0900_ai_ci'
    const collations = await rows(
      `SELECT DISTINCT collation_name AS name FROM information_schema.columns WHERE ${IN_SCHEMA} AND collation_name IS NOT NULL`
    )
    assert.sameMembers(
      collations.map(({ name }) => name),
      ['ascii_bin', 'utf8mb4_bin', 'utf8mb4_unicode_ci', unnamed]
    )
  })

  test('money and quantities are exact decimals', async ({ assert }) => {
    assert.deepEqual(
      (await columns()).filter(({ type }) => /float|double|real/i.test(type)),
      []
    )
  })
})
