import { test } from '@japa/runner'
import { selects } from '#core/database/query'
import { Current } from '#core/context/current'
import { insertInto } from '#core/database/sql'
import { execute } from '#core/database/query'
import { aCompany } from '#tests/company'
import { planOf, rowsRead, statementsOf } from '#tests/plans'

/**
 * Large enough that the optimiser would rather sort than look up, were it not for the right index.
 */
const ROWS = 6_000

const LISTS: Record<string, { sorts: string[]; filters?: string[] }> = {
  '/customers': { sorts: ['createdAt', 'name', 'taxId', 'updatedAt'] },
  '/products': {
    sorts: ['createdAt', 'name', 'sku', 'sellingPrice', 'costPrice', 'stock', 'updatedAt'],
    filters: ['category=019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'],
  },
  '/categories': { sorts: ['createdAt', 'name', 'updatedAt'] },
}

async function fill(as: <T>(work: () => Promise<T>) => Promise<T>) {
  const at = (index: number) => `2026-01-01 00:00:${String(index % 60).padStart(2, '0')}.000`
  const id = (index: number) =>
    `019a8f5e-7c1b-7${index.toString(16).padStart(3, '0').slice(-3)}-9c55-${index.toString(16).padStart(12, '0')}`
  const common = (index: number) => ({
    tenant_id: Current.tenantId,
    id: id(index),
    version: 1,
    created_at: at(index),
    updated_at: at(index * 7),
    search_text: `row ${index}`,
  })
  const numbers = Array.from({ length: ROWS }, (_, index) => index)

  await as(async () => {
    await execute(
      insertInto(
        'customers',
        numbers.map((n) => ({ ...common(n), tax_id: `T${n}`, name: `Customer ${n % 500}` }))
      )
    )
    await execute(
      insertInto(
        'products',
        numbers.map((n) => ({
          ...common(n),
          sku: `S${n}`,
          name: `Product ${n % 500}`,
          cost_price: n % 90,
          selling_price: n % 100,
          stock: n % 10,
        }))
      )
    )
    await execute(
      insertInto(
        'categories',
        numbers.map((n) => ({
          ...common(n),
          name: `Category ${n}`,
          type: n % 2 ? 'PRODUCT' : 'ASSET',
        }))
      )
    )
    for (const name of ['customers', 'products', 'categories'])
      await execute(
        'INSERT INTO record_counts (tenant_id, name, total, stamp) VALUES (?, ?, ?, 1)',
        [Current.tenantId, name, ROWS]
      )
  })
  // Without fresh statistics the optimiser guesses from what other tests have left.
  await Current.acrossTenants('a test', () =>
    selects([['ANALYZE TABLE customers'], ['ANALYZE TABLE products'], ['ANALYZE TABLE categories']])
  )
}

test.group('Indexes', () => {
  test('every sort of every list, by page and by cursor, is served by an index: nothing is sorted', async ({
    assert,
  }) => {
    const company = await aCompany()
    await fill(company.as)
    const sorted: string[] = []

    for (const [path, { sorts, filters = [] }] of Object.entries(LISTS)) {
      const queries = [...sorts.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]), ...filters]
      for (const query of queries) {
        const { body } = await company.api.get(`${path}?${query}&limit=3&cursor=`)
        for (const reading of [
          'page=1',
          'page=400',
          'cursor=',
          ...(body.meta.nextCursor ? [`cursor=${body.meta.nextCursor}`] : []),
        ]) {
          const [sql] = await statementsOf(() =>
            company.api.get(`${path}?${query}&limit=5&${reading}`)
          )
          const plan = await company.as(() => planOf(sql))
          if (plan.some(({ Extra }) => /filesort|temporary/i.test(Extra ?? ''))) {
            // Ids first, rows after: only the few rows of the page are put in order again.
            const isOnlyThePage =
              reading === 'page=400' &&
              plan
                .filter(({ Extra }) => /filesort/i.test(Extra ?? ''))
                .every(({ table }) => /derived|page/.test(table ?? ''))
            if (!isOnlyThePage)
              sorted.push(
                `${path}?${query}&${reading}: ${plan.map(({ table, key, rows, Extra }) => `${table} by ${key} (${rows} rows, ${Extra})`).join('; ')}`
              )
          }
        }
      }
    }
    assert.deepEqual(sorted, [])
  }).timeout(60_000)

  test('a cursor deep in a list reads as few rows as the first', async ({ assert }) => {
    const company = await aCompany()
    await fill(company.as)

    for (const [path, { sorts }] of Object.entries(LISTS)) {
      for (const sort of sorts) {
        const { body } = await company.api.get(`${path}?sort=${sort}&limit=100&page=40`)
        const order = sort === 'createdAt' ? 'id' : `${sort},id`
        const last = body.data.at(-1)
        const value =
          sort === 'updatedAt' ? last.updatedAt.replace('T', ' ').replace('Z', '') : last[sort]
        const cursor = Buffer.from(
          JSON.stringify([order, ...(sort === 'createdAt' ? [] : [value]), last.id])
        ).toString('base64url')

        const read = await rowsRead(company, () =>
          company.api.get(`${path}?sort=${sort}&limit=20&cursor=${cursor}`)
        )
        assert.isBelow(read, 400, `${path}?sort=${sort} reads ${read} rows`)
      }
    }
  }).timeout(60_000)
})
