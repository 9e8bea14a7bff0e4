import { test } from '@japa/runner'
import { execute, selects } from '#core/database/query'
import { onStatement } from '#core/database/connection'
import { Current } from '#core/context/current'
import { newId } from '#core/primitives/ids'
import { insertInto } from '#core/database/sql'
import { aCompany } from '#tests/company'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { anAsset, anAssetModel } from './equipment.js'
import { planOf } from '#tests/plans'

/**
 * Large enough that the optimiser would rather sort than look up, were it not for the right index.
 */
const ROWS = 2_000

const day = (index: number) => `2026-01-${String((index % 28) + 1).padStart(2, '0')} 00:00:00.000`

type Of = {
  row: (index: number, assetId: string, modelId: string) => object
  sorts: string[]
  filters: string[]
}

const LISTS: Record<string, Of> = {
  custom_fields: {
    row: (n, _, model_id) => ({
      name: `n${n % 99}`,
      applies_to_type: 'MODEL',
      model_id,
      field_type: 'TEXT',
      search_text: '',
    }),
    sorts: ['name', 'updatedAt'],
    filters: ['appliesToType=ENTITY', 'entityType=X'],
  },
  accessories: {
    row: (n) => ({ name: `n${n % 99}`, quantity: n % 50, search_text: '' }),
    sorts: ['name', 'quantity', 'updatedAt'],
    filters: [`categoryId=${NOBODYS_ID}`],
  },
  components: {
    row: (n) => ({ name: `n${n % 99}`, search_text: '' }),
    sorts: ['name', 'updatedAt'],
    filters: [`categoryId=${NOBODYS_ID}`, `allocatedToAssetId=${NOBODYS_ID}`],
  },
  consumables: {
    row: (n) => ({ name: `n${n % 99}`, quantity: n % 50, search_text: '' }),
    sorts: ['name', 'quantity', 'updatedAt'],
    filters: [`categoryId=${NOBODYS_ID}`],
  },
  licenses: {
    row: (n) => ({ name: `n${n % 99}`, expiration_date: n % 3 ? day(n) : null, search_text: '' }),
    sorts: ['name', 'expirationDate', 'updatedAt'],
    filters: [`categoryId=${NOBODYS_ID}`, `supplierId=${NOBODYS_ID}`],
  },
  maintenances: {
    row: (n, asset_id) => ({
      asset_id,
      type: 'PREVENTIVO',
      status: n % 9 ? 'COMPLETED' : 'OPEN',
      start_date: day(n),
      end_date: n % 9 ? day(n) : null,
    }),
    sorts: ['startDate', 'endDate', 'updatedAt'],
    filters: [`assetId=${NOBODYS_ID}`, 'status=OPEN', 'type=PREDICTIVO'],
  },
}

test.group('Lists of licenses, accessories, consumables and components', () => {
  test('every sort and filter is served by an index: nothing is sorted', async ({ assert }) => {
    const { api, as } = await aCompany()
    const [asset, model] = [await anAsset(api), await anAssetModel(api)]
    const sorted: string[] = []

    for (const [table, { row, sorts, filters }] of Object.entries(LISTS)) {
      const all = Array.from({ length: ROWS }, (_, n) => ({
        tenant_id: 0,
        id: newId(1_700_000_000_000 + n),
        version: 1,
        created_at: day(n),
        updated_at: day(n * 7),
        ...row(n, asset.id, model.id),
      }))
      await as(() =>
        execute(
          insertInto(
            table,
            all.map((one) => ({ ...one, tenant_id: Current.tenantId }))
          )
        )
      )
      await Current.acrossTenants('a test', () => selects([[`ANALYZE TABLE ${table}`]]))

      const path = `/${table.replaceAll('_', '-')}`
      for (const query of [
        ...sorts.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]),
        ...filters,
      ]) {
        for (const reading of ['page=1', 'cursor=']) {
          const statements: string[] = []
          // Who calls is looked up now and then, too.
          const stop = onStatement((sql) => sql.includes(table) && statements.push(sql))
          assert.equal((await api.get(`${path}?${query}&limit=5&${reading}`)).status, 200)
          stop()
          assert.isAtMost(statements.length, 2, `${path}?${query}`)
          const plan = await as(() => planOf(statements[0]))
          if (plan.some(({ Extra }) => /filesort|temporary/i.test(Extra ?? '')))
            sorted.push(
              `${path}?${query}&${reading}: ${plan.map(({ key, Extra }) => `${key} (${Extra})`).join('; ')}`
            )
        }
      }
    }
    assert.deepEqual(sorted, [])
  }).timeout(30_000)
})
