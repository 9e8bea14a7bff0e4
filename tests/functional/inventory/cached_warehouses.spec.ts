import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { onStatement } from '#core/database/connection'
import { transaction } from '#core/database/transaction/transaction'
import type { Answer } from '#tests/api'
import { eventually } from '#tests/eventually'
import { anInvoice, aShop, ok, stockOf, type Shop } from '#tests/functional/sales/shop'

const isRead = /FROM warehouses/

/** Which statements about warehouses a request sends. */
async function readsOf(request: () => Promise<Answer>) {
  const found: string[] = []
  const stop = onStatement((sql) => isRead.test(sql) && found.push(sql))
  const answer = await request().finally(stop)
  return [ok(answer), found] as const
}

const sold = (shop: Shop, more: object = {}) => shop.api.post('/invoices', anInvoice(shop, 1, more))

/** As another process changes warehouses, of which this one hears nothing. */
const elsewhere = ({ as, tenant }: Shop, sql: string, ...bindings: unknown[]) =>
  as(() =>
    transaction(async () => {
      await execute(
        'UPDATE ledgers SET warehouses_version = warehouses_version + 1 WHERE tenant_id = ?',
        [tenant.id]
      )
      await execute(`UPDATE warehouses SET ${sql}`, bindings)
    })
  )

test.group('Warehouses that a process remembers', () => {
  test('warehouses are read once, until one changes in any process', async ({ assert }) => {
    const shop = await aShop()
    const second = ok(await shop.api.post('/warehouses', { name: 'Norte' }))

    assert.lengthOf((await readsOf(() => sold(shop)))[1], 1)
    assert.lengthOf((await readsOf(() => sold(shop)))[1], 0)
    assert.lengthOf((await readsOf(() => sold(shop, { warehouseId: second.id })))[1], 0)

    await elsewhere(
      shop,
      'is_default = 1 WHERE tenant_id = ? AND id = ?',
      shop.tenant.id,
      second.id
    )
    const [moved, read] = await readsOf(() => sold(shop))
    assert.equal(moved.warehouseId, second.id)
    assert.lengthOf(read, 1)

    await elsewhere(shop, 'live = NULL WHERE tenant_id = ? AND id = ?', shop.tenant.id, second.id)
    const refused = await sold(shop, { warehouseId: second.id })
    assert.equal(refused.status, 422)
    assert.containsSubset(refused.body.errors, [{ field: 'warehouseId', code: 'NOT_FOUND' }])
    assert.equal(ok(await sold(shop)).warehouseId, shop.warehouse.id)
  })

  test('cached warehouses are read again after a minute, for changes by the previous release', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => clock.travelTo(null))
    const shop = await aShop()
    const second = ok(await shop.api.post('/warehouses', { name: 'Norte' }))
    ok(await sold(shop))
    await shop.as(() =>
      execute('UPDATE warehouses SET is_default = 1 WHERE tenant_id = ? AND id = ?', [
        shop.tenant.id,
        second.id,
      ])
    )

    clock.travelTo(new Date(Date.now() + 61_000))
    const [moved, read] = await readsOf(() => sold(shop))
    assert.equal(moved.warehouseId, second.id)
    assert.lengthOf(read, 1)
    assert.lengthOf((await readsOf(() => sold(shop)))[1], 0)
  })

  test('rolled back and tried warehouses are not cached', async ({ assert }) => {
    const shop = await aShop()
    const tried = ok(
      await shop.api.post('/warehouses', { name: 'Norte', isDefault: true }, { prefer: 'dry-run' })
    )
    assert.equal(ok(await sold(shop)).warehouseId, shop.warehouse.id)
    assert.equal((await sold(shop, { warehouseId: tried.id })).status, 422)

    const added = ok(await shop.api.post('/warehouses', { name: 'Sur' }))
    assert.equal(ok(await sold(shop, { warehouseId: added.id })).warehouseId, added.id)
    assert.equal(await stockOf(shop, shop.goods.id), 8)
  })

  test('deleting a warehouse waits for a running sale, and then is refused for its goods', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const second = ok(await shop.api.post('/warehouses', { name: 'Norte' }))
    ok(await sold(shop))
    const waits = (what: string, sql: string) =>
      eventually(
        what,
        async () =>
          (
            await rows(
              `SELECT 1 FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE '${sql}'`
            )
          ).length > 0
      )

    let [sale, deletion]: Promise<Answer>[] = []
    await shop.as(() =>
      transaction(async () => {
        await rows('SELECT id FROM products WHERE tenant_id = ? AND id = ? FOR UPDATE', [
          Current.tenantId,
          shop.goods.id,
        ])
        await Current.run({ tenant: shop.tenant }, async () => {
          sale = sold(shop, { warehouseId: second.id })
          await waits('the sale waits for its goods', '%FROM products p%FOR UPDATE%')
          deletion = shop.api.delete(`/warehouses/${second.id}`)
          await waits('the deletion waits for the sale', '%UPDATE ledgers SET warehouses_version%')
        })
      })
    )
    assert.equal(ok(await sale).warehouseId, second.id)
    const kept = await deletion
    assert.equal(kept.status, 409)
    assert.equal(kept.body.code, 'IN_USE')
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })
})
