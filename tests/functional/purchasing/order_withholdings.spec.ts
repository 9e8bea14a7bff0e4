import { test } from '@japa/runner'
import { booksOf } from '#tests/functional/accounting/books'
import { ok } from '../sales/shop.js'
import { postedBy, taxLinesOf } from '../tax/posted.js'
import { brokenChecks, withheldLines } from '../tax/withholding.js'
import { aBuyer, type Buyer } from './buying.js'

const NATURAL = {
  personKind: 'NATURAL',
  firstName: 'Iñaki',
  surname: 'Ñáñez',
  vatRegime: '49',
  declarant: false,
}

const named = ({ ids }: Buyer, ...codes: string[]) => ({
  withholdings: codes.map((code) => ({ conceptId: ids[code] })),
})

const OF_FEES = ['HONORARIOS', 'RETEIVA-SERVICIOS', 'ICA-BOG-1-SERVICIOS']

test.group('Purchase orders with withholdings', () => {
  test('fees with everything owe the supplier what is left (case E)', async ({ assert }) => {
    const buyer = await aBuyer()
    const order = await buyer.order([
      { productId: buyer.service.id, quantity: 1, unitCost: 2_000_000, taxes: ['IVA19'] },
    ])
    const received = ok(await buyer.receive(order.id, named(buyer, ...OF_FEES)))
    assert.containsSubset(received, {
      receivedTotal: 2_380_000,
      withheldTotal: 296_320,
      balance: 2_083_680,
    })
    assert.deepEqual(await postedBy(buyer, order.id), [
      '519595 D 2000000',
      '240810 D 380000',
      '220505 C 2083680',
      '236515 C 220000',
      '236705 C 57000',
      '236805 C 19320',
    ])
    const [receipt] = await buyer.receipts(order.id)
    assert.containsSubset(receipt, {
      withheldTotal: 296_320,
      withholdings: [
        { code: 'HONORARIOS', base: 2_000_000, rate: 11, amount: 220_000 },
        { code: 'RETEIVA-SERVICIOS', base: 380_000, rate: 15, amount: 57_000 },
        { code: 'ICA-BOG-1-SERVICIOS', base: 2_000_000, rate: 0.966, amount: 19_320 },
      ],
    })
    assert.containsSubset(ok(await buyer.api.get('/reports/payables-aging')).totals, {
      total: 2_083_680,
    })
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('services of a person who is not responsible for IVA (case C)', async ({ assert }) => {
    const buyer = await aBuyer({ autoWithholdings: true }, NATURAL)
    const order = await buyer.order([
      { productId: buyer.service.id, quantity: 1, unitCost: 1_000_000, taxes: [] },
    ])
    const received = ok(
      await buyer.receive(order.id, named(buyer, 'SERVICIOS', 'ICA-BOG-1-SERVICIOS'))
    )
    assert.equal(received.balance, 930_340)
    assert.deepEqual(await postedBy(buyer, order.id), [
      '519595 D 1000000',
      '220505 C 930340',
      '236525 C 60000',
      '236805 C 9660',
    ])
    const [receipt] = await buyer.receipts(order.id)
    assert.deepEqual(await taxLinesOf(buyer, receipt.id), [
      '+1 null null SERVICES 1000000.00 0.00 cost',
    ])
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('the setting computes them, and a product names its concept', async ({ assert }) => {
    const buyer = await aBuyer({ autoWithholdings: true, responsibilities: ['O-23'] })
    ok(
      await buyer.api.patch(`/products/${buyer.service.id}`, {
        withholdingConceptId: buyer.ids['HONORARIOS'],
      })
    )
    const items = [
      { productId: buyer.service.id, quantity: 1, unitCost: 2_000_000, taxes: ['IVA19'] },
    ]
    const order = await buyer.order(items)
    assert.equal(ok(await buyer.receive(order.id)).balance, 2_083_680)
    const other = await buyer.order(items)
    assert.equal(ok(await buyer.receive(other.id, { autoWithholdings: false })).balance, 2_380_000)
  })

  test('a return takes back its part, the last one the rest', async ({ assert }) => {
    const buyer = await aBuyer()
    const order = await buyer.order([
      { productId: buyer.goods.id, quantity: 3, unitCost: 1_000_000, taxes: ['IVA19'] },
      { productId: buyer.service.id, quantity: 1, unitCost: 700_000, taxes: ['IVA19'] },
    ])
    ok(await buyer.receive(order.id, named(buyer, 'COMPRAS', 'SERVICIOS', 'RETEIVA-COMPRAS')))
    const before = ok(await buyer.api.get(`/purchase-orders/${order.id}`))
    assert.equal(before.withheldTotal, 75_000 + 28_000 + 105_450)

    const path = `/purchase-orders/${order.id}/return`
    const [{ id: lineId }] = order.items
    const once = ok(await buyer.api.post(path, { items: [{ lineId, quantity: 1 }] }))
    const [, returned] = await buyer.receipts(order.id)
    assert.containsSubset(returned, {
      total: -1_190_000,
      withholdings: [
        { code: 'COMPRAS', base: 1_000_000, amount: 25_000 },
        { code: 'RETEIVA-COMPRAS', base: 190_000, amount: 28_500 },
      ],
      withheldTotal: -53_500,
    })
    assert.equal(once.withheldTotal, 154_950)
    assert.equal(once.balance, once.receivedTotal - once.withheldTotal)
    assert.deepEqual(await brokenChecks(buyer), [])

    const all = ok(await buyer.api.post(path))
    assert.containsSubset(all, {
      receivedTotal: 0,
      withheldTotal: 0,
      balance: 0,
      status: 'ORDERED',
    })
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a payment withholds on top of the money, and its void takes that back', async ({
    assert,
  }) => {
    const buyer = await aBuyer()
    const { api } = buyer
    const order = await buyer.order([
      { productId: buyer.service.id, quantity: 1, unitCost: 2_000_000, taxes: ['IVA19'] },
    ])
    ok(await buyer.receive(order.id))
    const path = `/purchase-orders/${order.id}/payments`
    const before = await booksOf(buyer)
    assert.containsSubset(
      (await api.post(path, { amount: 2_100_000, ...named(buyer, ...OF_FEES) })).body,
      { status: 409, code: 'OVERPAYMENT' }
    )
    assert.equal(await booksOf(buyer), before)

    const half = ok(await api.post(path, { amount: 1_041_840, ...named(buyer, ...OF_FEES) }))
    assert.containsSubset(half, {
      amount: 1_041_840,
      withheldTotal: 148_160,
      withholdings: [
        { code: 'HONORARIOS', base: 1_000_000, amount: 110_000 },
        { code: 'RETEIVA-SERVICIOS', base: 190_000, amount: 28_500 },
        { code: 'ICA-BOG-1-SERVICIOS', base: 1_000_000, amount: 9_660 },
      ],
    })
    assert.deepEqual(await postedBy(buyer, half.id), [
      '220505 D 1190000',
      '110505 C 1041840',
      '236515 C 110000',
      '236705 C 28500',
      '236805 C 9660',
    ])
    const rest = ok(await api.post(path, { amount: 1_041_840, ...named(buyer, ...OF_FEES) }))
    assert.equal(rest.withheldTotal, 148_160)
    assert.containsSubset(ok(await api.get(`/purchase-orders/${order.id}`)), {
      paidAmount: 2_083_680,
      withheldTotal: 296_320,
      balance: 0,
    })
    assert.deepEqual(await brokenChecks(buyer), [])

    ok(await api.post(`${path}/${rest.id}/void`))
    assert.lengthOf(await withheldLines(buyer, rest.id), 0)
    assert.containsSubset(ok(await api.get(`/purchase-orders/${order.id}`)), {
      withheldTotal: 148_160,
      balance: 1_190_000,
    })
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a payment withholds no more than is left of a concept', async ({ assert }) => {
    const buyer = await aBuyer()
    const { api, ids } = buyer
    const order = await buyer.order([
      { productId: buyer.service.id, quantity: 1, unitCost: 2_000_000, taxes: ['IVA19'] },
    ])
    const codes = ['SERVICIOS', 'RETEIVA-SERVICIOS', 'ICA-BOG-1-SERVICIOS']
    ok(await buyer.receive(order.id, named(buyer, ...codes)))
    const pay = (more: object) =>
      api.post(`/purchase-orders/${order.id}/payments`, { amount: 100_000, ...more })

    const before = await booksOf(buyer)
    for (const more of [
      named(buyer, 'SERVICIOS'),
      { withholdings: [{ conceptId: ids['SERVICIOS'], base: 380_000 }] },
      { withholdings: [{ conceptId: ids['RETEIVA-SERVICIOS'], base: 380_000 }] },
      { withholdings: [{ conceptId: ids['RETEIVA-SERVICIOS'], amount: 57_000 }] },
    ])
      assert.containsSubset((await pay(more)).body, {
        status: 422,
        errors: [{ field: 'withholdings', code: 'TOO_LARGE' }],
      })
    assert.equal(await booksOf(buyer), before)
    assert.equal(ok(await pay({ autoWithholdings: true })).withheldTotal, 0)
  })

  test('nothing is received or paid with withholdings beyond it', async ({ assert }) => {
    const buyer = await aBuyer()
    const { api, ids } = buyer
    const order = await buyer.order([
      { productId: buyer.service.id, quantity: 1, unitCost: 100, taxes: [] },
    ])
    const conceptId = ids['HONORARIOS']
    const bad: [object, string, string][] = [
      [{ withholdings: [{ conceptId, base: 101 }] }, 'withholdings.0.base', 'TOO_LARGE'],
      [{ withholdings: [{ conceptId, amount: 101 }] }, 'withholdings.0.amount', 'TOO_LARGE'],
      [
        { withholdings: [{ conceptId: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90' }] },
        'withholdings.0.conceptId',
        'NOT_FOUND',
      ],
      [
        { withholdings: [{ conceptId }], autoWithholdings: true },
        'autoWithholdings',
        'CONTRADICTION',
      ],
      [{ withholdings: [{ conceptId, tariff: 4 }] }, 'withholdings.0.tariff', 'UNKNOWN_FIELD'],
    ]
    const before = await booksOf(buyer)
    for (const [more, field, code] of bad)
      assert.containsSubset((await buyer.receive(order.id, more)).body, {
        status: 422,
        errors: [{ field, code }],
      })
    assert.equal(await booksOf(buyer), before)

    ok(await buyer.receive(order.id))
    for (const [more, field, code] of bad.slice(0, 3))
      assert.containsSubset(
        (await api.post(`/purchase-orders/${order.id}/payments`, { amount: 1, ...more })).body,
        { status: 422, errors: [{ field, code }] }
      )
  })

  test('payments at once never settle more than is owed', async ({ assert }) => {
    const buyer = await aBuyer()
    const order = await buyer.order([
      { productId: buyer.service.id, quantity: 1, unitCost: 1_000_000, taxes: [] },
    ])
    ok(await buyer.receive(order.id))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        buyer.api.post(`/purchase-orders/${order.id}/payments`, {
          amount: 445_000,
          withholdings: [{ conceptId: buyer.ids['HONORARIOS'], base: 500_000 }],
        })
      )
    )
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 201, 409, 409, 409]
    )
    assert.equal(ok(await buyer.api.get(`/purchase-orders/${order.id}`)).balance, 0)
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
