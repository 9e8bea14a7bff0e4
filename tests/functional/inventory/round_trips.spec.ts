import { test } from '@japa/runner'
import { onStatement } from '#core/database/connection'
import type { Answer } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { aProduct, aWarehouse, move } from '#tests/functional/inventory/goods'

/** How many packets a request costs. */
async function packetsOf(request: () => Promise<Answer>) {
  const packets = new Set<number>()
  const stop = onStatement((_, packet) => packets.add(packet))
  const { status, text } = await request()
  stop()
  if (status >= 300) throw new Error(text)
  return packets.size
}

test.group('Round trips', () => {
  test('a movement costs two: locks, and all the rest with the number and the commit', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const at = { productId: product.id, warehouseId: warehouse.id, quantity: 1 }
    await move(api, at)

    assert.equal(await packetsOf(() => move(api, at, { 'idempotency-key': unique('key') })), 2)
    assert.equal(await packetsOf(() => move(api, { ...at, type: 'OUT' })), 2)
    const there = await aWarehouse(api)
    assert.equal(
      await packetsOf(() =>
        move(api, {
          ...at,
          type: 'TRANSFER',
          reason: 'TRANSFER',
          warehouseId: there.id,
          fromWarehouseId: warehouse.id,
        })
      ),
      2
    )
  })

  test('an order of thirty lines costs as many as one of two', async ({ assert }) => {
    const { api } = await aCompany()
    const warehouse = await aWarehouse(api)
    await move(api, { productId: (await aProduct(api)).id, warehouseId: warehouse.id, quantity: 1 })
    const products = []
    for (let index = 0; index < 30; index++) products.push((await aProduct(api)).id)

    const costs = []
    // The first order reads the taxes of the company, which later ones find in memory.
    for (const lines of [1, 2, 30]) {
      const items = products.slice(0, lines)
      const order = { id: '' }
      const made = await packetsOf(async () => {
        const answer = await api.post('/purchase-orders', { warehouseId: warehouse.id, items })
        order.id = answer.body.id
        return answer
      })
      await api.post(`/purchase-orders/${order.id}/order`)
      costs.push([
        made,
        await packetsOf(() => api.post(`/purchase-orders/${order.id}/receive`)),
        await packetsOf(() => api.get('/purchase-orders')),
      ])
    }
    assert.deepEqual(costs[1], costs[2])
    assert.equal(costs[1][2], 1)
  })
})
