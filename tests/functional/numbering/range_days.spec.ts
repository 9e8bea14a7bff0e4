import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { announceEndingRanges, companiesWithEndingRanges } from '#numbering/announce_ending'
import { listensTo } from '#tests/functional/announced'
import { isRefused } from '#tests/functional/core/refusals'
import { anInvoice, aShop, issued, ok, theBooks } from '#tests/functional/sales/shop'
import { aCompany } from '#tests/company'
import { aRange, rangeOf } from './range.js'

const DAYS = { validFrom: '2025-03-01', validUntil: '2025-04-30' }

/** Bogotá is five hours behind UTC. */
const at = (instant: string) => clock.travelTo(new Date(instant))

test.group('Days of numbering ranges', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a range numbers from its first to its last day where the company is', async ({
    assert,
  }) => {
    const shop = await aShop()
    await aRange(shop, { ...DAYS, default: true, from: 1 })
    const sale = () => shop.api.post('/invoices', anInvoice(shop))

    at('2025-03-01T04:59:59Z')
    const before = await theBooks(shop)
    const early = await sale()
    isRefused(assert, early, 409, 'RANGE_NOT_YET_VALID')
    assert.equal(early.body.validFrom, '2025-03-01')
    assert.deepEqual(await theBooks(shop), before)
    at('2025-03-01T05:00:00Z')
    assert.equal(ok(await sale()).fiscalNumber, 'SETP1')
    at('2025-05-01T04:59:59Z')
    assert.equal(ok(await sale()).fiscalNumber, 'SETP2')
    at('2025-05-01T05:00:00Z')
    const late = await sale()
    isRefused(assert, late, 409, 'RANGE_EXPIRED')
    assert.equal(late.body.validUntil, '2025-04-30')
  })

  test('90 % used numbers are announced once, in the transaction that reaches them', async ({
    assert,
    cleanup,
  }) => {
    const ending = listensTo('numbering_range.ending', cleanup)
    const shop = await aShop({ stock: 100 })
    const range = await aRange(shop, { from: 1, to: 10, default: true })
    for (let n = 0; n < 8; n++) await issued(shop)
    assert.deepEqual(await ending(shop), [])
    assert.isFalse((await rangeOf(shop, range)).ending)
    ok(await shop.api.post('/invoices', anInvoice(shop), { prefer: 'dry-run' }))
    assert.deepEqual(await ending(shop), [])

    await issued(shop)
    const told = { event: 'numbering_range.ending', numberingRangeId: range.id, reason: 'NUMBERS' }
    assert.deepEqual(await ending(shop), [told])
    await issued(shop)
    assert.deepEqual(await ending(shop), [told])
    assert.isTrue((await rangeOf(shop, range)).ending)

    ok(await shop.api.patch(`/numbering-ranges/${range.id}`, { to: 20 }))
    assert.isFalse((await rangeOf(shop, range)).ending)
    ok(await shop.api.patch(`/numbering-ranges/${range.id}`, { to: 11 }))
    assert.deepEqual(await ending(shop), [told, told])
  })

  test('the last 30 days are announced once, and again after a later last day', async ({
    assert,
    cleanup,
  }) => {
    const ending = listensTo('numbering_range.ending', cleanup)
    const company = await aCompany()
    const range = await aRange(company, DAYS)
    await aRange(company, { ...DAYS, prefix: 'OFF', active: false })
    const sweep = async () => {
      if ((await companiesWithEndingRanges()).includes(company.tenant.id))
        await company.as(announceEndingRanges)
      return (await ending(company)).length
    }

    at('2025-03-31T04:00:00Z')
    assert.equal(await sweep(), 0)
    assert.isFalse((await rangeOf(company, range)).ending)
    at('2025-03-31T12:00:00Z')
    assert.equal(await sweep(), 1)
    assert.isTrue((await rangeOf(company, range)).ending)
    assert.equal(ok(await company.api.get('/numbering-ranges?ending=true')).meta.total, 1)
    assert.equal(ok(await company.api.get('/numbering-ranges?ending=false')).meta.total, 1)
    at('2025-04-02T12:00:00Z')
    assert.equal(await sweep(), 1)

    ok(await company.api.patch(`/numbering-ranges/${range.id}`, { validUntil: '2025-05-30' }))
    assert.equal(await sweep(), 1)
    at('2025-05-01T12:00:00Z')
    assert.equal(await sweep(), 2)
    at('2025-06-01T12:00:00Z')
    assert.isFalse((await rangeOf(company, range)).ending)
    ok(await company.api.patch(`/numbering-ranges/${range.id}`, { default: true }))
    assert.isTrue((await rangeOf(company, range)).ending)
  })
})
