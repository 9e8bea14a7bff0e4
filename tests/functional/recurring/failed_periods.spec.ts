import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { unique } from '#tests/company'
import { ok, type Shop } from '#tests/functional/sales/shop'
import { aSeries, aShopOn, onDay, periodsOf, run, seriesOf } from './series.js'

const closed = async ({ api }: Shop, through: string) =>
  ok(await api.post('/fiscal-periods/close', { through }))

test.group('Failed periods of recurring documents', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('24 failed periods do not hold the next one, and all of them are tried again', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-01-01')
    const { api, service } = shop
    const weekly = { unit: 'WEEK', prices: 'FIXED' }
    const { id } = ok(await api.post('/recurring-invoices', aSeries(shop, '2027-01-01', weekly)))
    ok(await api.patch(`/products/${service.id}`, { isActive: false }))
    onDay('2027-07-01')
    await run(shop, id)
    assert.containsSubset(await seriesOf(shop, id), { made: 0, failed: 24 })
    onDay('2027-07-02')
    await run(shop, id)
    assert.containsSubset(await seriesOf(shop, id), { failed: 27, nextDate: '2027-07-09' })

    for (const day of ['2027-07-03', '2027-07-04', '2027-07-05']) {
      onDay(day)
      await run(shop, id)
    }
    const tried = (await periodsOf(shop, id)).map(({ triedOn }: any) => triedOn)
    assert.notInclude(tried, '2027-07-02')

    ok(await api.patch(`/products/${service.id}`, { isActive: true }))
    onDay('2027-07-09')
    await run(shop, id)
    assert.containsSubset(await seriesOf(shop, id), { made: 13, failed: 15 })
  })

  test('a bill, an expense and an entry begin in a closed period, whose documents fail', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-03-15')
    const { api } = shop
    await closed(shop, '2027-01-31')
    const supplier = ok(await api.post('/suppliers', { name: 'Arriendos', taxId: unique('NIT') }))
    const { data: accounts } = ok(await api.get('/accounts?code=110505,519530'))
    const monthly = { every: 1, unit: 'MONTH', startDate: '2027-01-10' }
    const bodies = {
      'recurring-bills': {
        supplierId: supplier.id,
        number: 'ARR-{{month}}',
        items: [{ description: 'Arriendo', unitCost: 1_000 }],
      },
      'recurring-entries': {
        concept: 'Provisión',
        lines: accounts.map(({ id }: any, index: number) => ({
          accountId: id,
          [index ? 'creditAmount' : 'debitAmount']: 1_000,
        })),
      },
    }
    for (const [path, body] of Object.entries(bodies)) {
      const made = await api.post(`/${path}`, { ...body, ...monthly })
      assert.equal(made.status, 201, `${path} ${made.text}`)
      assert.containsSubset(ok(await api.post(`/${path}/${made.body.id}/run`)), {
        ...{ made: 2, failed: 1 },
      })
      assert.containsSubset(
        ok(await api.get(`/${path}/${made.body.id}/occurrences?status=FAILED`)).data,
        [{ periodStart: '2027-01-10', code: 'PERIOD_CLOSED' }]
      )
    }
    const nobody = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
    const wrong = { ...bodies['recurring-bills'], supplierId: nobody, ...monthly }
    assert.containsSubset((await api.post('/recurring-bills', wrong)).body, {
      errors: [{ field: 'supplierId', code: 'NOT_FOUND' }],
    })
  })
})
