import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { eventually } from '#tests/eventually'
import { aProduct, ok, type Shop } from '#tests/functional/sales/shop'
import {
  aShopOn,
  invoicesOf,
  monthly,
  onDay,
  periodsOf,
  run,
  seriesOf,
} from '#tests/functional/recurring/series'
import { aWorker, anEmptyOutbox, outboxOf } from '#tests/worker/helpers'
import { invoices } from '#recurring/kinds/invoices'
import { companiesToRun, planCompanies } from '#recurring/daily/companies_to_run'
import { runCompany } from '#recurring/daily/run_company'
import { makeNext } from '#recurring/occurrences/make_next'

const NEVER = new AbortController().signal

const starts = (rows: any[]) => rows.map(({ periodStart }) => periodStart)
const runIn = ({ as }: Shop, signal = NEVER) => as(() => runCompany({ signal }))
const isToRun = async ({ tenant }: Shop) => (await companiesToRun()).includes(tenant.id)

test.group('The worker of recurring documents', (group) => {
  group.each.setup(anEmptyOutbox)
  group.each.teardown(() => clock.travelTo(null))

  test('a company is planned on the day of its series, once, and a worker makes it', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-01-30')
    const series = await monthly(shop, '2027-01-31')
    assert.isFalse(await isToRun(shop))

    onDay('2027-01-31')
    await Promise.all([planCompanies(), planCompanies()])
    await planCompanies()
    await aWorker({ queues: ['recurring'] })
    await eventually('nothing is left to do', async () => !(await outboxOf(shop)).length)
    assert.containsSubset(await seriesOf(shop, series.id), { made: 1, nextDate: '2027-02-28' })
    assert.isFalse(await isToRun(shop))
  })

  test('the day begins in the time zone of each company', async ({ assert }) => {
    const shop = await aShopOn('2027-01-30')
    await monthly(shop, '2027-01-31')
    clock.travelTo(new Date('2027-01-31T04:59:00Z'))
    assert.isFalse(await isToRun(shop))
    clock.travelTo(new Date('2027-01-31T05:00:00Z'))
    assert.isTrue(await isToRun(shop))
    await shop.as(() =>
      execute("UPDATE tenants SET status = 'SUSPENDED' WHERE id = ?", [shop.tenant.id])
    )
    assert.isFalse(await isToRun(shop))
  })

  test('G7: two workers at once make two invoices after a stop of two months', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-01-31')
    const series = await monthly(shop, '2027-01-31')
    await runIn(shop)
    onDay('2027-04-02')
    await Promise.all([runIn(shop), runIn(shop), run(shop, series.id)])
    assert.deepEqual(
      (await invoicesOf(shop)).map(({ date, periodStart }) => `${date} ${periodStart}`),
      ['2027-01-31 2027-01-31', '2027-04-02 2027-02-28', '2027-04-02 2027-03-31']
    )
    assert.equal((await seriesOf(shop, series.id)).nextDate, '2027-04-30')
  })

  test('a worker that dies between two periods is followed by one that makes the others', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-04-02')
    const series = await monthly(shop, '2027-01-31')
    await shop.as(() => makeNext(invoices, series.id))
    const ended = new AbortController()
    ended.abort()
    await assert.rejects(() => runIn(shop, ended.signal))
    assert.isTrue(await isToRun(shop))

    await runIn(shop)
    assert.deepEqual(starts(await invoicesOf(shop)), ['2027-01-31', '2027-02-28', '2027-03-31'])
    assert.isFalse(await isToRun(shop))
  })

  test('a period that cannot be written leaves nothing behind', async ({ assert }) => {
    const shop = await aShopOn('2027-01-31')
    const series = await monthly(shop, '2027-01-31')
    await shop.as(() =>
      execute(
        `INSERT INTO recurring_occurrences
           (tenant_id, id, template_id, period_start, period_end, status, created_at, updated_at)
         VALUES
           (?, '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90', ?, '2027-01-31', '2027-02-27', 'MADE', NOW(3), NOW(3))`,
        [Current.tenantId, series.id]
      )
    )
    await assert.rejects(() => runIn(shop))
    assert.deepEqual(await invoicesOf(shop), [])
  })

  test('a failed period is tried again the next day, not before', async ({ assert }) => {
    const shop = await aShopOn('2027-01-31')
    const gone = await aProduct(shop, { isService: true })
    const series = await monthly(shop, '2027-01-31', {
      items: [{ productId: gone.id, quantity: 1 }],
    })
    ok(await shop.api.patch(`/products/${gone.id}`, { isActive: false }))
    await runIn(shop)
    assert.isFalse(await isToRun(shop))
    ok(await shop.api.patch(`/products/${gone.id}`, { isActive: true }))
    await runIn(shop)
    assert.containsSubset(await seriesOf(shop, series.id), { made: 0, failed: 1 })

    onDay('2027-02-01')
    assert.isTrue(await isToRun(shop))
    await runIn(shop)
    assert.containsSubset(await seriesOf(shop, series.id), {
      made: 1,
      failed: 0,
      nextDate: '2027-02-28',
    })
    assert.containsSubset(await periodsOf(shop, series.id), [
      { status: 'MADE', code: null, message: null, triedOn: '2027-02-01' },
    ])
  })

  test('after 24 invoices the rest waits for the next day', async ({ assert }) => {
    const shop = await aShopOn('2027-03-15')
    const series = await monthly(shop, '2024-12-15')
    await runIn(shop)
    assert.equal((await seriesOf(shop, series.id)).made, 24)
    assert.isFalse(await isToRun(shop))
    onDay('2027-03-16')
    await runIn(shop)
    assert.equal((await seriesOf(shop, series.id)).made, 28)
  })

  test('the plan reads the rows of series that are due alone', async ({ assert }) => {
    const shop = await aShopOn('2027-01-31')
    await monthly(shop, '2027-01-31')
    const [plan] = await Current.acrossTenants('test', () =>
      rows(
        "EXPLAIN SELECT DISTINCT tenant_id FROM recurring_templates WHERE due_on <= '2027-02-01'"
      )
    )
    assert.equal(plan.key, 'recurring_templates__due')
  })

  test('many failed periods are tried in turns, and hold up no other', async ({ assert }) => {
    const shop = await aShopOn('2026-08-01')
    const gone = await aProduct(shop, { isService: true })
    const items = [{ productId: gone.id, quantity: 1 }]
    const series = await monthly(shop, '2026-01-01', { items, unit: 'WEEK' })
    ok(await shop.api.patch(`/products/${gone.id}`, { isActive: false }))
    await runIn(shop)
    onDay('2026-08-02')
    await runIn(shop)
    assert.containsSubset(await seriesOf(shop, series.id), { failed: 31, nextDate: '2026-08-06' })

    for (const day of ['2026-08-06', '2026-08-07', '2026-08-08']) {
      onDay(day)
      await runIn(shop)
    }
    const periods = await periodsOf(shop, series.id)
    assert.lengthOf(periods, 32)
    for (const { triedOn } of periods) assert.isAbove(Date.parse(triedOn), Date.parse('2026-08-01'))
  })
})
