import { test } from '@japa/runner'
import { execute, selects } from '#core/database/query'
import { Current } from '#core/context/current'
import { newId } from '#core/primitives/ids'
import { insertInto } from '#core/database/sql'
import { aCompany, type Company } from '#tests/company'
import { aWarehouse } from '#tests/functional/inventory/goods'
import { planOf, rowsRead, statementsOf } from '#tests/plans'

const PRODUCTS = 6_000

/** Two warehouses, each with half of the products. */
async function aFullStock(company: Company) {
  const warehouses = [await aWarehouse(company.api), await aWarehouse(company.api)]
  const at = { version: 1, created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' }
  const products = Array.from({ length: PRODUCTS }, (_, index) => ({
    tenant_id: company.tenant.id,
    id: newId(),
    sku: `S${index}`,
    name: 'x',
    cost_price: 1,
    selling_price: 2,
    stock: index % 97,
    search_text: 'x',
    ...at,
  }))

  await company.as(async () => {
    await execute(insertInto('products', products))
    await execute(
      insertInto(
        'stock_levels',
        products.map(({ tenant_id, id, stock }, index) => ({
          tenant_id,
          id: newId(),
          product_id: id,
          warehouse_id: warehouses[index % 2].id,
          quantity: stock,
          ...at,
        }))
      )
    )
    for (const name of ['products', 'stock_levels'])
      await execute(
        'INSERT INTO record_counts (tenant_id, name, total, stamp) VALUES (?, ?, ?, 1) ON DUPLICATE KEY UPDATE total = VALUES(total), stamp = stamp + 1',
        [Current.tenantId, name, PRODUCTS]
      )
  })
  await Current.acrossTenants('a test', () =>
    selects([['ANALYZE TABLE stock_levels'], ['ANALYZE TABLE products']])
  )
  return warehouses
}

test.group('Speed of stock', () => {
  test('stock of one warehouse is listed by an index, by time or quantity', async ({ assert }) => {
    const company = await aCompany()
    const [{ id }] = await aFullStock(company)

    for (const sort of ['-createdAt', 'quantity', '-quantity']) {
      for (const reading of ['page=1', 'cursor=']) {
        const read = await rowsRead(company, () =>
          company.api.get(`/stock?warehouseId=${id}&sort=${sort}&limit=10&${reading}`)
        )
        assert.isBelow(read, 400, `${sort}, ${reading} reads ${read} rows of ${PRODUCTS}`)
      }
    }
  }).timeout(60_000)

  test('a deep page by quantity walks an index alone, of all stock and of one warehouse', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [{ id }] = await aFullStock(company)

    for (const path of [
      '/stock?sort=quantity',
      '/stock?sort=-quantity',
      `/stock?sort=quantity&warehouseId=${id}`,
      `/stock?sort=-quantity&warehouseId=${id}`,
    ]) {
      const [sql] = await statementsOf(() => company.api.get(`${path}&limit=10&page=120`))
      const plan = await company.as(() => planOf(sql))
      const walk = plan.find(({ key }) => key === 'stock_levels__quantity__id__warehouse_id')
      assert.include(walk?.Extra, 'Using index', path)
      assert.notInclude(walk?.Extra, 'filesort', path)
    }
  }).timeout(60_000)

  test('pages of a warehouse by quantity hold each row once, in order', async ({ assert }) => {
    const company = await aCompany()
    const [{ id }] = await aFullStock(company)
    const page = async (number: number) =>
      (await company.api.get(`/stock?warehouseId=${id}&sort=-quantity&limit=100&page=${number}`))
        .body

    const { data, meta } = await page(1)
    for (let number = 2; number <= meta.totalPages; number++)
      data.push(...(await page(number)).data)
    assert.equal(meta.total, PRODUCTS / 2)
    assert.equal(new Set(data.map(({ productId }: any) => productId)).size, PRODUCTS / 2)
    assert.deepEqual(
      data.map(({ quantity }: any) => quantity),
      data.map(({ quantity }: any) => quantity).sort((a: number, b: number) => b - a)
    )
    assert.isTrue(data.every(({ warehouseId }: any) => warehouseId === id))
  }).timeout(60_000)
})
