import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { addDays, startOfDay, todayIn } from '#core/calendar/days'
import { keepDays } from '#database/keep_days'
import { aShop, anInvoice, issued, ok, type Shop } from './shop.js'

const inZone = async (timezone: string) => aShop({ stock: 100, settings: { timezone } })

const COLUMNS = [
  { table: 'invoices', column: 'due_date', writtenAt: 'created_at' },
  { table: 'quotes', column: 'valid_until', writtenAt: 'created_at' },
  { table: 'invoice_due_changes', column: 'due_before', writtenAt: 'changed_at' },
]
const migrate = () =>
  Current.acrossTenants('the days of due dates', async () =>
    Promise.all(COLUMNS.map((column) => keepDays(db.connection(), column)))
  )

test.group('Due dates are days', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  for (const timezone of ['Asia/Tokyo', 'America/Bogota', 'Pacific/Auckland']) {
    test(`in ${timezone} a day is that day, by default, as it is said, and of a moment`, async ({
      assert,
    }) => {
      const shop = await inZone(timezone)
      const today = todayIn(timezone)
      assert.equal((await issued(shop)).dueDate, today)
      assert.equal((await issued(shop, 1, { paymentMethod: 'CREDIT' })).dueDate, addDays(today, 30))

      const invoice = await issued(shop, 1, { dueDate: '2026-12-25' })
      assert.equal(invoice.dueDate, '2026-12-25')
      const start = startOfDay('2026-12-25', timezone)
      const last = new Date(Date.parse(startOfDay('2026-12-26', timezone)) - 1).toISOString()
      const moments: [string, string][] = [
        [start, '2026-12-25'],
        [last, '2026-12-25'],
        [new Date(Date.parse(start) - 1).toISOString(), '2026-12-24'],
      ]
      for (const [sent, day] of moments)
        assert.equal(
          ok(await shop.api.patch(`/invoices/${invoice.id}`, { dueDate: sent })).dueDate,
          day,
          sent
        )
      assert.equal(ok(await shop.api.get(`/invoices/${invoice.id}`)).dueDate, '2026-12-24')
      assert.equal(
        ok(await shop.api.patch(`/invoices/${invoice.id}`, { dueDate: null })).dueDate,
        today
      )

      const quote = ok(await shop.api.post('/quotes', anInvoice(shop, 1, { validUntil: last })))
      assert.equal(quote.validUntil, '2026-12-25')
      const sold = ok(await shop.api.post(`/quotes/${quote.id}/convert`, { dueDate: start }))
      assert.equal(sold.dueDate, '2026-12-25')
    })
  }

  test('an invoice due today is late tomorrow, in lists and records', async ({ assert }) => {
    const shop = await inZone('Pacific/Auckland')
    const today = todayIn('Pacific/Auckland')
    const [late, punctual] = [
      await issued(shop, 1, { dueDate: addDays(today, -1) }),
      await issued(shop, 1, { dueDate: today }),
    ]
    assert.deepEqual([late.overdue, punctual.overdue], [true, false])
    const listed = async (query: string) =>
      ok(await shop.api.get(`/invoices?${query}`)).data.map(({ id }: any) => id)
    assert.deepEqual(await listed('overdue=true'), [late.id])
    assert.deepEqual(await listed('overdue=false'), [punctual.id])
    assert.deepEqual(await listed('sort=dueDate'), [late.id, punctual.id])

    const [over, open] = [await aQuote(shop, addDays(today, -1)), await aQuote(shop, today)]
    assert.deepEqual([over.status, open.status], ['EXPIRED', 'DRAFT'])
    assert.deepEqual(
      ok(await shop.api.get('/quotes?status=EXPIRED')).data.map(({ id }: any) => id),
      [over.id]
    )
  })

  test('a moment without an offset, and one beyond the calendar, are refused', async ({
    assert,
  }) => {
    const shop = await inZone('Asia/Tokyo')
    for (const dueDate of [
      '2026-12-25T10:00:00',
      '2026-02-30',
      '9999-12-31T23:59:59Z',
      'soon',
      20261225,
    ]) {
      const { status, body } = await shop.api.post('/invoices', anInvoice(shop, 1, { dueDate }))
      assert.deepEqual([status, body.errors?.[0].field], [422, 'dueDate'], String(dueDate))
    }
  })

  test('a due date that is sent back changes nothing', async ({ assert }) => {
    const shop = await inZone('Asia/Tokyo')
    const invoice = await issued(shop, 1, { dueDate: '2031-01-31' })
    const { version, dueDate } = ok(
      await shop.api.patch(`/invoices/${invoice.id}`, { dueDate: invoice.dueDate })
    )
    assert.deepEqual({ version, dueDate }, { version: invoice.version, dueDate: '2031-01-31' })
  })

  test('the reference documents days', async ({ assert }) => {
    const { api } = await aShop()
    const { components, paths } = ok(await api.get('/openapi.json'))
    const sent = paths['/invoices'].post.requestBody.content['application/json'].schema
    assert.equal(
      (sent.$ref ? components.schemas[sent.$ref.split('/').at(-1)] : sent).properties.dueDate
        .format,
      'date'
    )
    assert.deepInclude(components.schemas.Invoice.properties.dueDate, {
      type: 'string',
      format: 'date',
    })
    assert.deepInclude(components.schemas.Quote.properties.validUntil, {
      type: ['string', 'null'],
      format: 'date',
    })
  })

  test("instants of an earlier release become the company's days, and may be sent back", async ({
    assert,
  }) => {
    const shop = await inZone('America/New_York')
    const [winter, summer, change, alone, moved] = [
      await issued(shop),
      await issued(shop),
      await issued(shop),
      await issued(shop),
      await issued(shop),
    ]
    const quote = await aQuote(shop, '2026-07-04')
    const wasDue = (id: string, at: string, createdAt?: string) =>
      shop.as(() =>
        execute(
          'UPDATE invoices SET due_date = ?, created_at = COALESCE(?, created_at) WHERE tenant_id = ? AND id = ?',
          [at, createdAt ?? null, Current.tenantId, id]
        )
      )
    await wasDue(winter.id, '2026-01-16 04:59:59.999') // 23:59 of the 15th
    await wasDue(summer.id, '2026-07-16 03:30:00.000') // 23:30 of the 15th
    await wasDue(change.id, '2026-11-01 05:30:00.000') // 01:30 of the day on which the clocks go back
    await wasDue(alone.id, '2026-07-16 00:00:00.000') // a day alone
    await wasDue(moved.id, '2026-07-16 03:30:00.000', '2020-01-01 00:00:00.000') // 12:30 of the 16th in Tokyo
    await shop.as(() =>
      execute('UPDATE quotes SET valid_until = ? WHERE tenant_id = ? AND id = ?', [
        '2026-07-05 03:59:59.000',
        Current.tenantId,
        quote.id,
      ])
    )
    await shop.as(() =>
      execute(
        "UPDATE tenants SET settings = JSON_SET(COALESCE(settings, '{}'), '$.earlierZones', JSON_ARRAY(JSON_OBJECT('timezone', 'Asia/Tokyo', 'until', '2020-06-01T00:00:00.000Z'))) WHERE id = ?",
        [Current.tenantId]
      )
    )

    const kept = async () => {
      const found = await shop.as(() =>
        rows(
          'SELECT id, due_date AS due FROM invoices WHERE tenant_id = ? UNION ALL SELECT id, valid_until FROM quotes WHERE tenant_id = ?',
          [Current.tenantId, Current.tenantId]
        )
      )
      return Object.fromEntries(found.map(({ id, due }) => [id, due]))
    }
    await migrate()
    const days = {
      [winter.id]: '2026-01-15',
      [summer.id]: '2026-07-15',
      [change.id]: '2026-11-01',
      [alone.id]: '2026-07-16',
      [moved.id]: '2026-07-16',
      [quote.id]: '2026-07-04',
    }
    const midnights = Object.fromEntries(
      Object.entries(days).map(([id, day]) => [id, `${day} 00:00:00.000`])
    )
    assert.deepEqual(await kept(), midnights)
    await migrate()
    assert.deepEqual(await kept(), midnights)
    for (const [id, day] of Object.entries(days))
      if (id !== quote.id) assert.equal(ok(await shop.api.get(`/invoices/${id}`)).dueDate, day)
  })

  test('a moment that a server of the release before wrote meanwhile reads as its day', async ({
    assert,
  }) => {
    const shop = await inZone('America/Bogota')
    const [today, invoice] = [todayIn('America/Bogota'), await issued(shop)]
    await shop.as(() =>
      execute('UPDATE invoices SET due_date = ? WHERE tenant_id = ? AND id = ?', [
        `${today} 05:00:00.000`,
        Current.tenantId,
        invoice.id,
      ])
    )
    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), {
      dueDate: today,
      overdue: false,
    })
    assert.containsSubset(ok(await shop.api.get('/reports/receivables-aging')).totals, {
      current: 29.75,
      total: 29.75,
    })
    assert.equal(ok(await shop.api.get('/invoices?overdue=true')).meta.total, 0)
  })
})

const aQuote = async (shop: Shop, validUntil: string) =>
  ok(await shop.api.post('/quotes', anInvoice(shop, 1, { validUntil })))
