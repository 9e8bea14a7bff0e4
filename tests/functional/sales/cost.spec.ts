import { test } from '@japa/runner'
import { onStatement } from '#core/database/connection'
import type { Answer } from '#tests/api'
import { unique } from '#tests/company'
import { aRange } from '#tests/functional/numbering/range'
import { aTax } from '#tests/functional/tax/a_tax'
import { aProduct, aShop, issued, ok, receive } from './shop.js'

/** The statements a request costs, and the packets (round trips) they travel in. */
async function costOf(request: () => Promise<Answer>) {
  const statements: string[] = []
  const packets = new Set<number>()
  const stop = onStatement((sql, packet) => {
    statements.push(`${packet}: ${sql}`)
    packets.add(packet)
  })
  const answer = await request().finally(stop)
  return { answer, statements, packets: packets.size }
}

test.group('Database cost of sales', () => {
  test('an invoice of 3 or 40 stocked lines takes 2 round trips', async ({ assert }) => {
    const shop = await aShop({ stock: 1000 })
    const others = [await aProduct(shop), await aProduct(shop)]
    for (const { id } of others) await receive(shop, id, shop.warehouse.id, 1000)
    ok(await shop.api.patch(`/customers/${shop.customer.id}`, { creditLimit: 1_000_000 }))
    const three = [shop.goods, ...others].map(({ id }) => ({ productId: id, quantity: 2 }))
    const sell = (items: object[]) =>
      costOf(() =>
        shop.api.post(
          '/invoices',
          { customerId: shop.customer.id, paymentMethod: 'CREDIT', items },
          { 'idempotency-key': unique() }
        )
      )
    await sell(three)

    const { answer, statements, packets } = await sell(three)
    assert.equal(answer.status, 201, answer.text)
    assert.equal(packets, 2, statements.join('\n'))
    assert.isAtMost(statements.length, 22, statements.join('\n'))

    const long = await sell(Array.from({ length: 40 }, (_, index) => three[index % 3]))
    assert.equal(long.answer.status, 201)
    assert.equal(long.packets, 2)
    assert.equal(long.statements.length, statements.length)
  })

  test('a number is assigned in the batch of COMMIT', async ({ assert }) => {
    const shop = await aShop()
    const { statements } = await costOf(() =>
      shop.api.post('/invoices', { customerId: shop.customer.id, items: [shop.goods.id] })
    )
    const packetOf = (pattern: RegExp) =>
      Number(statements.find((sql) => pattern.test(sql))!.split(':')[0])

    assert.equal(packetOf(/COMMIT/), packetOf(/INSERT INTO `?number_series/))
  })

  test('nothing is read while an invoice has the lock of its numbers', async ({ assert }) => {
    const shop = await aShop()
    const { api } = shop
    await aRange(shop, { default: true })
    const own = (code: string, sale: string, rate: number) =>
      aTax({ code, kind: 'OTHER', accounts: { sale }, rates: [{ validFrom: '2020-01-01', rate }] })
    ok(await api.post('/taxes', own('OWN', '236515', 12)))
    ok(await api.post('/taxes', own('ZERO', '236540', 0)))
    const sell = () =>
      api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: shop.goods.id, quantity: 1, taxes: ['OWN', 'ZERO'] }],
      })
    ok(await sell())

    const { answer, statements } = await costOf(sell)
    assert.equal(answer.status, 201, answer.text)
    const packetOf = (pattern: RegExp) =>
      Number(statements.findLast((sql) => pattern.test(sql))!.split(':')[0])
    assert.isBelow(packetOf(/FROM accounts/), packetOf(/FROM numbering_ranges .* FOR UPDATE/))
    assert.equal(packetOf(/COMMIT/), packetOf(/INSERT INTO `?number_series/))
  })

  test('a payment takes 2 round trips, a void 5, an issue 3, a list 1', async ({ assert }) => {
    const shop = await aShop()
    const [invoice, other, draft] = [
      await issued(shop, 2),
      await issued(shop, 2),
      await issued(shop, 2, { draft: true }),
    ]

    const payment = await costOf(() =>
      shop.api.post('/payments', { invoiceId: invoice.id, amount: 5, paymentMethod: 'CASH' })
    )
    assert.equal(payment.answer.status, 201)
    assert.equal(payment.packets, 2, payment.statements.join('\n'))
    assert.isAtMost(payment.statements.length, 17, payment.statements.join('\n'))
    const gone = await costOf(() => shop.api.post(`/invoices/${other.id}/void`, { reason: 'x' }))
    assert.equal(gone.answer.status, 200)
    assert.equal(gone.packets, 5, gone.statements.join('\n'))
    const issue = await costOf(() => shop.api.post(`/invoices/${draft.id}/issue`))
    assert.equal(issue.answer.status, 200)
    assert.equal(issue.packets, 3, issue.statements.join('\n'))

    for (const path of [
      '/invoices',
      '/invoices?status=ISSUED&search=cafe',
      '/quotes',
      '/payments',
    ]) {
      const list = await costOf(() => shop.api.get(path))
      assert.equal(list.packets, 1, path)
      assert.lengthOf(list.statements, 2)
    }
    assert.lengthOf((await costOf(() => shop.api.get(`/invoices/${invoice.id}`))).statements, 1)
  })
})
