import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { unique } from '#tests/company'
import { ok, type Shop } from '#tests/functional/sales/shop'
import { aShopOn } from './series.js'

const aBill = async ({ api }: Shop, more: object = {}) => ({
  supplierId: ok(await api.post('/suppliers', { name: 'Inmobiliaria', taxId: unique('NIT') })).id,
  number: 'ARR-{{month}}',
  items: [{ description: 'Arriendo {{month}}', unitCost: 2_000_000, taxRate: 19 }],
  every: 1,
  unit: 'MONTH',
  startDate: '2027-01-31',
  ...more,
})

test.group('Recurring bills', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('each is dated on its period, numbered by it, posted and owed', async ({ assert }) => {
    const shop = await aShopOn('2027-03-31')
    const { api } = shop
    const series = ok(await api.post('/recurring-bills', await aBill(shop)))
    assert.containsSubset(series, { number: 'ARR-{{month}}', status: 'ACTIVE', mode: 'ISSUE' })
    assert.containsSubset(ok(await api.post(`/recurring-bills/${series.id}/run`)), {
      made: 3,
      nextDate: '2027-04-30',
    })
    const bills = ok(await api.get('/bills?sort=date')).data
    assert.deepEqual(
      bills.map(({ date, number, status, balance }: any) => [date, number, status, balance]),
      [
        ['2027-01-31', 'ARR-enero', 'POSTED', 2_380_000],
        ['2027-02-28', 'ARR-febrero', 'POSTED', 2_380_000],
        ['2027-03-31', 'ARR-marzo', 'POSTED', 2_380_000],
      ]
    )
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })

  test('drafts are not posted; a number without a placeholder fails the second time', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-02-28')
    const { api } = shop
    const series = ok(
      await api.post('/recurring-bills', await aBill(shop, { mode: 'DRAFT', number: 'F-1' }))
    )
    const path = `/recurring-bills/${series.id}`
    ok(await api.post(`${path}/run`))
    const [bill] = ok(await api.get('/bills?sort=date')).data
    assert.equal(bill.status, 'DRAFT')
    const posted = ok(await api.post('/recurring-bills', await aBill(shop, { number: 'F-1' })))
    assert.containsSubset(ok(await api.post(`/recurring-bills/${posted.id}/run`)), {
      made: 1,
      failed: 1,
    })
    assert.containsSubset(
      ok(await api.get(`/recurring-bills/${posted.id}/occurrences?status=FAILED`)).data,
      [{ periodStart: '2027-02-28', code: 'DUPLICATE' }]
    )
    assert.equal((await api.delete(`/suppliers/${posted.supplierId}`)).body.code, 'IN_USE')
  })

  test('a wrong body is refused as a bill is, and nothing stays', async ({ assert }) => {
    const shop = await aShopOn('2027-02-28')
    const { api } = shop
    const id = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
    for (const [more, field, code] of [
      [{ supplierId: id }, 'supplierId', 'NOT_FOUND'],
      [{ number: null }, 'number', 'REQUIRED'],
      [{ items: [] }, 'items', 'TOO_FEW_ITEMS'],
      [{ items: [{ productId: id, quantity: 1 }] }, 'items.0.productId', 'NOT_FOUND'],
      [{ date: '2027-01-31' }, 'date', 'UNKNOWN_FIELD'],
      [{ prices: 'CURRENT' }, 'prices', 'INVALID_CHOICE'],
    ] as const) {
      const { status, body } = await api.post('/recurring-bills', await aBill(shop, more))
      assert.equal(status, 422, `${field} ${code} ${JSON.stringify(body)}`)
      assert.containsSubset(body.errors, [{ field, code }])
    }
    assert.deepEqual(ok(await api.get('/bills')).data, [])
  })
})
