/** Golden case G7, reminders: levels of 1, 15 and 30 days, and a job that was down. */
import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { remindCompany } from '#reminders/daily/remind_company'
import { aShopOn, onDay } from '#tests/functional/recurring/series'
import { postedOf } from '#tests/functional/sales/posted'
import { aCustomer, ok } from '#tests/functional/sales/shop'
import { aLevel, preview } from './reminding.js'

const NEVER = new AbortController().signal

/** An invoice of 1,190,000.00 that is due on 31 October 2026, and the job until that day. */
async function owed(levels: readonly number[], more: object = {}) {
  const shop = await aShopOn('2026-10-01')
  const { api } = shop
  for (const days of levels) await aLevel(shop, days, more)
  const { id: customerId } = await aCustomer(shop, { email: 'pagos@penon.test' })
  const invoice = ok(
    await api.post('/invoices', {
      ...{ customerId, paymentMethod: 'CREDIT', dueDate: '2026-10-31' },
      items: [{ productId: shop.service.id, quantity: 1, unitPrice: 1_000_000, taxRate: 19 }],
    })
  )
  const morningOf = async (day: string) => {
    onDay(day)
    await shop.as(() => remindCompany({ signal: NEVER }))
  }
  await morningOf('2026-10-31')
  const sent = async () => {
    const levelsById = new Map(
      ok(await api.get('/reminder-levels')).data.map((one: any) => [one.id, one.afterDays])
    )
    const { data } = ok(await api.get('/reminders?limit=100'))
    return data
      .map((one: any) => [one.date, one.rows.map((row: any) => levelsById.get(row.levelId))])
      .sort()
  }
  return { ...shop, invoice, morningOf, sent }
}

test.group('Golden case G7, reminders', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('after a stop until 20 November one mail of level 15 is sent, on 30 November level 30', async ({
    assert,
  }) => {
    const { invoice, morningOf, sent } = await owed([1, 15, 30])
    assert.equal(invoice.total, 1_190_000)
    assert.deepEqual(await sent(), [])
    await morningOf('2026-11-20')
    assert.deepEqual(await sent(), [['2026-11-20', [15]]])
    await morningOf('2026-11-29')
    assert.lengthOf(await sent(), 1)
    await morningOf('2026-11-30')
    assert.deepEqual(await sent(), [
      ['2026-11-20', [15]],
      ['2026-11-30', [30]],
    ])
    await morningOf('2027-01-31')
    assert.lengthOf(await sent(), 2)
  })

  test('paid on 29 November, nothing more is sent', async ({ assert }) => {
    const { api, invoice, morningOf, sent } = await owed([1, 15, 30])
    await morningOf('2026-11-20')
    onDay('2026-11-29')
    ok(
      await api.post('/payments', {
        ...{ invoiceId: invoice.id, amount: 1_190_000, paymentMethod: 'CASH' },
      })
    )
    await morningOf('2026-11-30')
    assert.deepEqual(await sent(), [['2026-11-20', [15]]])
  })

  test('24 % a year for 45 days are 35,210.96, shown until a charge makes the debit note', async ({
    assert,
  }) => {
    const shop = await owed([45], { yearlyRate: 24 })
    const { api, invoice, morningOf } = shop
    onDay('2026-12-15')
    assert.containsSubset((await preview(shop)).reminders, [
      { charge: 35_210.96, rows: [{ days: 45, balance: 1_190_000, charge: 35_210.96 }] },
    ])
    await morningOf('2026-12-15')
    const [reminder] = ok(await api.get('/reminders')).data
    assert.equal(reminder.charge, 35_210.96)
    assert.equal(ok(await api.get(`/invoices/${invoice.id}`)).balance, 1_190_000)
    assert.equal(ok(await api.get('/invoices')).meta.total, 1)

    const note = ok(await api.post(`/reminders/${reminder.id}/charge`))
    assert.containsSubset(note, {
      ...{ type: 'DEBIT_NOTE', relatedInvoiceId: invoice.id, status: 'ISSUED' },
      ...{ taxTotal: 0, total: 35_210.96, balance: 35_210.96 },
    })
    assert.deepEqual(await postedOf(shop, note.id), [
      ['2026-12-15', '130505 35210.96', '421005 -35210.96'],
    ])
  })
})
