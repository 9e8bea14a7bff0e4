import { test } from '@japa/runner'
import { onStatement } from '#core/database/connection'
import type { Answer } from '#tests/api'
import { cpuMsOf } from '#tests/measures'
import { ok } from '#tests/functional/sales/shop'
import { aSeller, bill, brokenChecks, pay, type Seller } from './money.js'

/** Documents of an allocation that is measured. */
const MEASURED = Number(process.env.ALLOCATED_DOCUMENTS ?? 0)
const ROUNDS = 15

async function costOf(request: () => Promise<Answer>) {
  const packets = new Set<number>()
  const statements: string[] = []
  const stop = onStatement((sql, packet) => {
    packets.add(packet)
    statements.push(sql)
  })
  const answer = await request().finally(stop)
  return { answer, packets: packets.size, statements }
}

async function items(seller: Seller, count: number) {
  const all = []
  for (let nth = 0; nth < count; nth++)
    all.push({ invoiceId: (await bill(seller, 10)).id, amount: 10 })
  return all
}

test.group('Cost of allocations', () => {
  test('an allocation over many documents takes as many statements as over one', async ({
    assert,
  }) => {
    const seller = await aSeller()
    const { api, customer } = seller
    const allocationOf = async (count: number) => {
      const asked = await items(seller, count)
      const { id } = ok(await pay(seller, { customerId: customer.id, amount: 10 * count }))
      const cost = await costOf(() => api.post(`/payments/${id}/allocations`, { items: asked }))
      assert.equal(cost.answer.status, 200, cost.answer.text)
      return { ...cost, id }
    }
    await allocationOf(1)
    const [one, twenty, fifty] = [
      await allocationOf(1),
      await allocationOf(20),
      await allocationOf(50),
    ]
    for (const { packets, statements } of [one, twenty, fifty]) {
      assert.equal(packets, 4)
      assert.equal(statements.length, one.statements.length, statements.join('\n'))
    }
    const voidOf = (id: string) => costOf(() => api.post(`/payments/${id}/void`, {}))
    const [voided, voidedFifty] = [await voidOf(twenty.id), await voidOf(fifty.id)]
    assert.equal(voidedFifty.answer.status, 200)
    assert.equal(voidedFifty.statements.length, voided.statements.length)
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('a payment over many documents takes as many statements as over two', async ({ assert }) => {
    const seller = await aSeller()
    const paymentOf = async (count: number) => {
      const allocations = await items(seller, count)
      const cost = await costOf(() => pay(seller, { amount: 10 * count, allocations }))
      assert.equal(cost.answer.status, 201, cost.answer.text)
      return cost
    }
    await paymentOf(2)
    const [two, fifty] = [await paymentOf(2), await paymentOf(50)]
    assert.equal(fifty.packets, two.packets)
    assert.equal(fifty.statements.length, two.statements.length, fifty.statements.join('\n'))
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('an allocation over many documents takes so much of the processor', async ({ assert }) => {
    const seller = await aSeller()
    const took = []
    for (let round = 0; round < ROUNDS; round++) {
      const asked = await items(seller, MEASURED)
      const advance = { customerId: seller.customer.id, amount: 10 * MEASURED }
      const { id } = ok(await pay(seller, advance))
      took.push(
        await cpuMsOf(async () =>
          ok(await seller.api.post(`/payments/${id}/allocations`, { items: asked }))
        )
      )
    }
    took.sort((a, b) => a - b)
    console.info(`${MEASURED} documents: ${took.map(Math.round).join(', ')} ms`)
    assert.isBelow(took[ROUNDS >> 1], 60)
  }).skip(!MEASURED, 'ALLOCATED_DOCUMENTS=50 measures it')
})
