/** Filters by identifying fields and by times on every list, and the selection of fields. */
import string from '@adonisjs/core/helpers/string'
import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import { isInvalid } from '#tests/functional/core/refusals'
import { endpoints, ofTenants, spoken, type Endpoint } from './endpoints.js'
import { LISTS_OF_THE_WORKER, ok, one, pathOf, resourceOf } from './resources.js'

const KNOWN_BY = [
  'taxId',
  'email',
  'sku',
  'barcode',
  'number',
  'fiscalNumber',
  'code',
  'name',
  'reference',
  'documentNumber',
  'assetTag',
  'serial',
  'externalId',
]

/** Filters without their own index, and why that is enough. */
const WITHOUT_INDEX: Record<string, string> = {
  'stock_levels.sku': 'is found by the index of products',
  'employees.document_number': 'is found by document_number_key, which is compared without signs',
  'import_errors.code': 'is asked for within one import',
  'accessory_assignments.updated_at': 'an accessory is with few assets',
  'tenants.updated_at': 'the platform looks through its companies',
}

/** Lists below a record, indexed by that record. */
const PARENT: Record<string, string> = {
  webhook_deliveries: 'webhook_id',
  document_deliveries: 'document_id',
}

const allLists = () => endpoints().filter(({ declaration }) => declaration?.kind === 'list')
const lists = () =>
  ofTenants().filter(
    ({ declaration, path }) => declaration?.kind === 'list' && !LISTS_OF_THE_WORKER.includes(path)
  )
const fieldsOf = ({ declaration }: Endpoint) =>
  (declaration!.output as { fields: Record<string, any> }).fields
const parametersOf = ({ declaration }: Endpoint) => declaration!.parameters!.map(({ name }) => name)

/** The next millisecond, because the database answers instants in milliseconds. */
const after = (instant: string) => new Date(Date.parse(instant) + 1).toISOString()

const quoted = (value: unknown) =>
  /[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
const query = (asked: Record<string, unknown>) =>
  new URLSearchParams(asked as Record<string, string>).toString()

/** The path of a list and its newest record. */
async function filled(
  company: Company,
  { path: collection }: Endpoint
): Promise<{ path: string; record: any }> {
  const path = await pathOf(company, collection)
  const { within, make, body } = resourceOf(collection)
  if (within && !make) ok(await company.api.post(path, await body!(company)))
  else await one(company, collection)
  return { path, record: ok(await company.api.get(`${path}?limit=1`)).data[0] }
}

test.group('Look-ups', () => {
  test('every list has exact filters, time filters and metadata filters for the fields of its record', ({
    assert,
  }) => {
    for (const list of allLists()) {
      const fields = fieldsOf(list)
      const wanted = ['fields', ...KNOWN_BY.filter((field) => field in fields)]
      if ('createdAt' in fields) wanted.push('createdSince')
      if ('updatedAt' in fields) wanted.push('updatedSince')
      if ('metadata' in fields) wanted.push('metadata.{key}')
      assert.includeMembers(parametersOf(list), wanted, spoken(list))
    }
  })

  test('every exact filter and time filter has its own index after the tenant', async ({
    assert,
  }) => {
    const parts = await rows<{ t: string; i: string; c: string }>(
      'SELECT table_name AS t, index_name AS i, column_name AS c FROM information_schema.statistics WHERE table_schema = DATABASE() ORDER BY table_name, index_name, seq_in_index'
    )
    const indexes = [...Map.groupBy(parts, ({ t, i }) => `${t} ${i}`).values()].map((columns) => ({
      table: columns[0].t,
      columns: columns.map(({ c }) => c).filter((c) => c !== 'tenant_id' && c !== 'live'),
    }))
    const missing = new Set<string>()

    for (const list of allLists()) {
      const { table, isFixed } = list.declaration!.output as { table: string; isFixed: boolean }
      const fields = fieldsOf(list)
      const columns = [...KNOWN_BY, ...(isFixed ? [] : ['updatedAt'])]
        .filter((field) => field in fields)
        .map((field) => string.snakeCase(field))
      const isServed = (column: string) =>
        indexes.some(
          (one) =>
            one.table === table &&
            (one.columns[0] === column ||
              (one.columns[0] === PARENT[table] && one.columns[1] === column))
        )
      for (const column of columns) if (!isServed(column)) missing.add(`${table}.${column}`)
    }
    assert.sameMembers([...missing], Object.keys(WITHOUT_INDEX))
  })

  test('every list finds a record by each exact filter, also among several values', async ({
    assert,
  }) => {
    const company = await aCompany()
    let found = 0

    for (const list of lists()) {
      const { path, record } = await filled(company, list)
      const { id } = record
      const ids = async (asked: Record<string, unknown>) =>
        ok(await company.api.get(`${path}?${query({ limit: 100, ...asked })}`)).data.map(
          (one: any) => one.id
        )

      for (const field of KNOWN_BY.filter(
        (field) => record[field] !== undefined && record[field] !== null
      )) {
        const of = `${field} of ${spoken(list)}`
        const nobody =
          typeof record[field] === 'number'
            ? 999_999_999
            : /Id$|reference/.test(field)
              ? '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
              : 'nobody@none.test'
        assert.include(await ids({ [field]: quoted(record[field]) }), id, of)
        assert.include(await ids({ [field]: `${nobody}, ${quoted(record[field])}` }), id, of)
        assert.deepEqual(await ids({ [field]: nobody }), [], of)
        found++
      }
      for (const [since, at] of [
        ['createdSince', record.createdAt],
        ['updatedSince', record.updatedAt],
      ].filter(([, at]) => at)) {
        const of = `${since} of ${spoken(list)}`
        assert.equal((await ids({ [since]: at })).at(-1), id, of)
        assert.notInclude(await ids({ [since]: after(at) }), id, of)
        assert.deepEqual(await ids({ [since]: at, cursor: '' }), await ids({ [since]: at }), of)
      }
    }
    assert.isAbove(found, 30)
  }).timeout(180_000)

  test('every list and every read answers only the requested fields', async ({ assert }) => {
    const company = await aCompany()

    for (const list of lists()) {
      const { path, record: whole } = await filled(company, list)
      const isRead = endpoints().some(
        ({ method, path: address }) =>
          method === 'GET' && address.replace(/:\w+$/, '') === `${list.path}/`
      )
      const read = isRead ? ok(await company.api.get(`${path}/${whole.id}`)) : undefined

      for (const field of Object.keys(whole)) {
        assert.deepEqual(
          ok(await company.api.get(`${path}?limit=1&fields=${field}`)).data,
          [{ [field]: whole[field] }],
          `${field} of ${spoken(list)}`
        )
        if (read)
          assert.deepEqual(
            ok(await company.api.get(`${path}/${whole.id}?fields=${field}`)),
            { [field]: read[field] },
            `${field} of one of ${spoken(list)}`
          )
      }
      const two = Object.keys(whole).slice(-2)
      assert.deepEqual(
        Object.keys(
          ok(
            await company.api.get(`${path}?cursor=&limit=1&fields=${[...two].reverse()},${two[0]}`)
          ).data[0]
        ),
        two,
        spoken(list)
      )
      for (const wrong of ['nothing', 'id,', 'id,,', 'ID', 'items.id', '*'])
        isInvalid(
          assert,
          await company.api.get(`${path}?fields=${wrong}`),
          'fields',
          'UNKNOWN_FIELD'
        )
      if (read)
        isInvalid(
          assert,
          await company.api.get(`${path}/${whole.id}?fields=nothing`),
          'fields',
          'UNKNOWN_FIELD'
        )
    }
  }).timeout(180_000)
})
