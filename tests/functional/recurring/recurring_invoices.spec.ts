import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { print } from '#tests/functional/documents/printed'
import { aProduct, aShop, ok } from '#tests/functional/sales/shop'
import {
  aSeries,
  aShopOn,
  invoicesOf,
  monthly,
  onDay,
  periodsOf,
  run,
  seriesOf,
  toldOf,
} from './series.js'

const starts = (rows: any[]) => rows.map(({ periodStart }) => periodStart)

test.group('Recurring invoices', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('G7: two periods are caught up on 2 April, each with its period and the date of the day', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-01-31')
    const series = await monthly(shop, '2027-01-31')
    assert.containsSubset(series, { status: 'ACTIVE', nextDate: '2027-01-31', made: 0, failed: 0 })
    assert.containsSubset(await run(shop, series.id), { made: 1, nextDate: '2027-02-28' })

    onDay('2027-04-02')
    assert.containsSubset(await run(shop, series.id), { made: 3, nextDate: '2027-04-30' })
    assert.containsSubset(await run(shop, series.id), { made: 3, nextDate: '2027-04-30' })

    const [first, ...late] = await invoicesOf(shop)
    assert.containsSubset(first, {
      date: '2027-01-31',
      status: 'ISSUED',
      recurringInvoiceId: series.id,
      periodStart: '2027-01-31',
      periodEnd: '2027-02-27',
    })
    assert.deepEqual(
      late.map(({ date, periodStart, periodEnd, total }) => ({
        date,
        periodStart,
        periodEnd,
        total,
      })),
      [
        {
          date: '2027-04-02',
          periodStart: '2027-02-28',
          periodEnd: '2027-03-30',
          total: first.total,
        },
        {
          date: '2027-04-02',
          periodStart: '2027-03-31',
          periodEnd: '2027-04-29',
          total: first.total,
        },
      ]
    )
    const periods = await periodsOf(shop, series.id)
    assert.deepEqual(starts(periods), ['2027-01-31', '2027-02-28', '2027-03-31'])
    assert.deepEqual(
      periods.map(({ documentId }) => documentId),
      [first, ...late].map(({ id }) => id)
    )
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })

  test('G7: with LATEST only the last missed period is made, with SKIP none', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-01-31')
    const latest = await monthly(shop, '2027-01-31', { catchUp: 'LATEST' })
    const skip = await monthly(shop, '2027-01-31', { catchUp: 'SKIP' })
    for (const { id } of [latest, skip]) await run(shop, id)

    onDay('2027-04-02')
    assert.containsSubset(await run(shop, latest.id), { made: 2, nextDate: '2027-04-30' })
    assert.containsSubset(await run(shop, skip.id), { made: 1, nextDate: '2027-04-30' })
    const states = async ({ id }: any) =>
      (await periodsOf(shop, id)).map(({ periodStart, status }) => `${periodStart} ${status}`)
    assert.deepEqual(await states(latest), [
      '2027-01-31 MADE',
      '2027-02-28 SKIPPED',
      '2027-03-31 MADE',
    ])
    assert.deepEqual(await states(skip), [
      '2027-01-31 MADE',
      '2027-02-28 SKIPPED',
      '2027-03-31 SKIPPED',
    ])
  })

  test('G7: the day of each period is clamped from the anchor', async ({ assert }) => {
    const shop = await aShopOn('2028-04-30')
    const series = await monthly(shop, '2028-01-30')
    await run(shop, series.id)
    assert.deepEqual(starts(await periodsOf(shop, series.id)), [
      '2028-01-30',
      '2028-02-29',
      '2028-03-30',
      '2028-04-30',
    ])
  })

  test('a run makes at most 24 invoices, the next one the rest', async ({ assert }) => {
    const shop = await aShopOn('2027-03-15')
    const series = await monthly(shop, '2024-12-15')
    assert.containsSubset(await run(shop, series.id), { made: 24, nextDate: '2026-12-15' })
    assert.containsSubset(await run(shop, series.id), { made: 28, nextDate: '2027-04-15' })
  })

  test('a series ends with its endDate, which is included, or with its number of periods', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-05-01')
    const byDay = await monthly(shop, '2027-02-01', { endDate: '2027-04-01' })
    const byNumber = await monthly(shop, '2027-02-01', { occurrences: 2 })
    for (const [series, made] of [
      [byDay, 3],
      [byNumber, 2],
    ] as const) {
      assert.containsSubset(await run(shop, series.id), {
        status: 'FINISHED',
        made,
        nextDate: null,
        allowedActions: [],
      })
      const told = await toldOf(shop, 'recurring_invoice.finished')
      assert.deepEqual(told.at(-1), { recurringId: series.id })
      const again = await shop.api.post(`/recurring-invoices/${series.id}/run`)
      assert.equal(again.status, 409)
      assert.equal(again.body.code, 'INVALID_TRANSITION')
    }
  })

  test('weeks and years are counted from the anchor, too', async ({ assert }) => {
    const shop = await aShopOn('2033-01-01')
    const years = await monthly(shop, '2024-02-29', { unit: 'YEAR', every: 4 })
    const weeks = await monthly(shop, '2032-12-01', { unit: 'WEEK', every: 2 })
    for (const { id } of [years, weeks]) await run(shop, id)
    assert.deepEqual(starts(await periodsOf(shop, years.id)), [
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
    ])
    assert.deepEqual(starts(await periodsOf(shop, weeks.id)), [
      '2032-12-01',
      '2032-12-15',
      '2032-12-29',
    ])
  })

  test('a fixed price stays, a current one is that of the product on the day', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-01-10')
    const fixed = await monthly(shop, '2027-01-10')
    const current = await monthly(shop, '2027-01-10', { prices: 'CURRENT' })
    assert.equal(fixed.items[0].unitPrice, 100)
    assert.isUndefined(current.items[0].unitPrice)
    for (const { id } of [fixed, current]) await run(shop, id)
    ok(await shop.api.patch(`/products/${shop.service.id}`, { sellingPrice: 130 }))

    onDay('2027-02-10')
    for (const { id } of [fixed, current]) await run(shop, id)
    const prices = async ({ id }: any) =>
      (await invoicesOf(shop))
        .filter(({ recurringInvoiceId }) => recurringInvoiceId === id)
        .map(({ items }) => items[0].unitPrice)
    assert.deepEqual(await prices(fixed), [100, 100])
    assert.deepEqual(await prices(current), [100, 130])
  })

  test('placeholders are filled in the language of the company', async ({ assert }) => {
    const shop = await aShopOn('2027-02-01', { settings: { locale: 'es-CO' } })
    const items = [
      { productId: shop.service.id, quantity: 1, description: 'Arriendo {{month}} {{ year }}' },
    ]
    const series = await monthly(shop, '2027-02-01', { items, notes: 'Del {{period}}' })
    await run(shop, series.id)
    const [{ items: lines, notes }] = await invoicesOf(shop)
    assert.equal(lines[0].description, 'Arriendo febrero 2027')
    assert.equal(notes.replaceAll(/\s/g, ' '), 'Del 1–28 de febrero de 2027')
    const wrong = await shop.api.post(
      '/recurring-invoices',
      aSeries(shop, '2027-02-01', { notes: 'Mes {{mes}}' })
    )
    assert.equal(wrong.status, 422)
    assert.containsSubset(wrong.body.errors, [{ field: 'notes', code: 'UNKNOWN_PLACEHOLDER' }])
    assert.include(wrong.text, 'did you mean {{month}}?')
  })

  test('the PDF of an invoice names its period', async ({ assert }) => {
    const shop = await aShopOn('2027-02-01', { settings: { locale: 'es-CO' } })
    const { id } = await monthly(shop, '2027-02-01')
    await run(shop, id)
    const [invoice] = await invoicesOf(shop)
    const { words } = await print(shop.api, `/invoices/${invoice.id}/pdf`)
    assert.include(words, 'Periodo')
    assert.match(words, /Del 1\/0?2\/2027 al 28\/0?2\/2027/)
  })

  test('a failed period is tried again each day, and holds up no other', async ({ assert }) => {
    const shop = await aShopOn('2027-01-05')
    const gone = await aProduct(shop, { isService: true })
    const items = [{ productId: gone.id, quantity: 1 }]
    const series = await monthly(shop, '2027-01-05', { items })
    ok(await shop.api.patch(`/products/${gone.id}`, { isActive: false }))
    assert.containsSubset(await run(shop, series.id), {
      made: 0,
      failed: 1,
      nextDate: '2027-02-05',
      status: 'ACTIVE',
    })
    const [failed] = await periodsOf(shop, series.id)
    assert.containsSubset(failed, {
      status: 'FAILED',
      code: 'PRODUCT_INACTIVE',
      documentId: null,
      triedOn: '2027-01-05',
    })
    assert.deepEqual(await invoicesOf(shop), [])
    assert.deepEqual(await toldOf(shop, 'recurring_invoice.failed'), [
      {
        recurringId: series.id,
        periodStart: '2027-01-05',
        periodEnd: '2027-02-04',
        code: 'PRODUCT_INACTIVE',
      },
    ])

    onDay('2027-02-05')
    assert.containsSubset(await run(shop, series.id), { made: 0, failed: 2 })
    ok(await shop.api.patch(`/products/${gone.id}`, { isActive: true }))
    assert.containsSubset(await run(shop, series.id), { made: 2, failed: 0 })
    assert.deepEqual(starts(await invoicesOf(shop)), ['2027-01-05', '2027-02-05'])
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })

  test('a paused series makes nothing, and catches up once it is resumed', async ({ assert }) => {
    const shop = await aShopOn('2027-01-05')
    const { id } = await monthly(shop, '2027-01-05')
    const does = (verb: string, body?: object) =>
      shop.api.post(`/recurring-invoices/${id}/${verb}`, body)
    assert.containsSubset(ok(await does('pause')), {
      status: 'PAUSED',
      allowedActions: ['update', 'resume', 'cancel', 'skip'],
    })
    assert.equal((await does('run')).body.code, 'INVALID_TRANSITION')
    assert.equal((await does('pause')).body.code, 'INVALID_TRANSITION')

    onDay('2027-03-06')
    assert.containsSubset(ok(await does('skip', { periodStart: '2027-02-05' })), {
      nextDate: '2027-01-05',
    })
    assert.containsSubset(ok(await does('resume')), { status: 'ACTIVE' })
    assert.containsSubset(await run(shop, id), { made: 2, nextDate: '2027-04-05' })
    assert.deepEqual(starts(await invoicesOf(shop)), ['2027-01-05', '2027-03-05'])
    assert.containsSubset(ok(await does('cancel')), { status: 'CANCELLED', allowedActions: [] })
    for (const verb of ['run', 'resume', 'pause', 'cancel'])
      assert.equal((await does(verb)).status, 409)
  })

  test('a skipped period is never made; one that was made cannot be skipped', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-01-05')
    const { id } = await monthly(shop, '2027-01-05', { endDate: '2027-03-31' })
    const skip = (periodStart: string) =>
      shop.api.post(`/recurring-invoices/${id}/skip`, { periodStart })
    await run(shop, id)
    assert.containsSubset((await skip('2027-01-05')).body, { status: 409, code: 'IN_USE' })
    for (const day of ['2027-02-04', '2027-04-05', '2026-12-05']) {
      const { status, body } = await skip(day)
      assert.equal(status, 422, day)
      assert.equal(body.errors[0].field, 'periodStart')
    }
    assert.equal(ok(await skip('2027-02-05')).nextDate, '2027-03-05')
    assert.equal(ok(await skip('2027-02-05')).nextDate, '2027-03-05')
    assert.containsSubset(ok(await skip('2027-03-05')), { status: 'FINISHED', nextDate: null })
  })

  test('a body is refused as an invoice is, and nothing of its trial stays', async ({ assert }) => {
    const shop = await aShopOn('2027-01-05')
    const { api } = shop
    const before = ok(await api.get('/audit-logs?limit=1')).meta.total
    const { customerId: _, ...nobody } = aSeries(shop, '2027-01-05')
    const id = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
    for (const [body, field, code] of [
      [nobody, 'customerId', 'REQUIRED'],
      [{ ...nobody, customerId: id }, 'customerId', 'NOT_FOUND'],
      [aSeries(shop, '2027-01-05', { items: [] }), 'items', 'TOO_FEW_ITEMS'],
      [
        aSeries(shop, '2027-01-05', { items: [{ productId: id, quantity: 1 }] }),
        'items.0.productId',
        'NOT_FOUND',
      ],
      [
        aSeries(shop, '2027-01-05', { items: [{ productId: shop.service.id, quantity: 0 }] }),
        'items.0.quantity',
        'TOO_SMALL',
      ],
      [aSeries(shop, '2027-01-05', { every: 0 }), 'every', 'TOO_SMALL'],
      [aSeries(shop, '2027-01-05', { every: 1.5 }), 'every', 'TOO_PRECISE'],
      [aSeries(shop, '2027-01-05', { unit: 'DAY' }), 'unit', 'INVALID_CHOICE'],
      [aSeries(shop, '2027-02-30'), 'startDate', 'INVALID_DATE'],
      [aSeries(shop, '1027-01-05'), 'startDate', 'TOO_SMALL'],
      [aSeries(shop, '2027-01-05', { endDate: '2027-01-04' }), 'endDate', 'INVALID'],
      [aSeries(shop, '2027-01-05', { occurrences: 0 }), 'occurrences', 'TOO_SMALL'],
      [aSeries(shop, '2027-01-05', { mode: 'DRAFT', send: true }), 'send', 'CONTRADICTION'],
      [aSeries(shop, '2027-01-05', { dueDate: '2027-01-05' }), 'dueDate', 'UNKNOWN_FIELD'],
      [aSeries(shop, '2027-01-05', { nights: 3 }), 'nights', 'UNKNOWN_FIELD'],
    ] as const) {
      const { status, body: answer } = await api.post('/recurring-invoices', body)
      assert.equal(status, 422, `${field} ${code}`)
      assert.containsSubset(answer.errors, [{ field, code }])
    }
    const mailed = await api.post(
      '/recurring-invoices',
      aSeries(shop, '2027-01-05', { send: true })
    )
    assert.equal(mailed.status, 409)
    assert.containsSubset(mailed.body.errors, [{ field: 'send', code: 'NO_EMAIL' }])

    const made = ok(await api.post('/recurring-invoices', aSeries(shop, '2027-01-05')))
    assert.equal(ok(await api.get('/audit-logs?limit=1')).meta.total, before + 1)
    assert.deepEqual(await toldOf(shop, 'invoice.drafted'), [])
    assert.deepEqual(await toldOf(shop, 'recurring_invoice.created'), [{ recurringId: made.id }])
    assert.deepEqual(await invoicesOf(shop), [])
    assert.deepEqual(ok(await api.get('/recurring-invoices')).data, [made])
  })

  test('a change is checked as a creation, and the periods stay once there is one', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-01-05')
    const { api } = shop
    const series = await monthly(shop, '2027-01-05')
    const change = (body: object) => api.patch(`/recurring-invoices/${series.id}`, body)
    assert.containsSubset(ok(await change({ startDate: '2027-01-20', every: 2 })), {
      nextDate: '2027-01-20',
      every: 2,
    })
    assert.equal((await change({ items: [{ productId: series.id, quantity: 1 }] })).status, 422)
    const read = ok(await api.get(`/recurring-invoices/${series.id}`))
    assert.equal(ok(await change(read)).version, read.version)

    onDay('2027-01-20')
    await run(shop, series.id)
    const moved = await change({ startDate: '2027-01-21', unit: 'WEEK' })
    assert.equal(moved.status, 422)
    assert.sameMembers(
      moved.body.errors.map(({ field, code }: any) => `${field} ${code}`),
      ['startDate IMMUTABLE_FIELD', 'unit IMMUTABLE_FIELD']
    )
    ok(await change({ items: [{ productId: shop.service.id, quantity: 3 }], notes: 'Tres' }))
    onDay('2027-03-20')
    await run(shop, series.id)
    assert.containsSubset((await invoicesOf(shop)).at(-1), { notes: 'Tres', subtotal: 300 })
    assert.containsSubset(ok(await change({ endDate: '2027-03-31' })), { status: 'FINISHED' })
    assert.equal((await change({ notes: 'x' })).body.code, 'INVALID_TRANSITION')
  })

  test('a series of drafts makes drafts, one that is mailed queues the mail', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-01-05')
    const { api } = shop
    const drafts = await monthly(shop, '2027-01-05', { mode: 'DRAFT' })
    await run(shop, drafts.id)
    assert.containsSubset(await invoicesOf(shop), [
      { status: 'DRAFT', number: null, periodStart: '2027-01-05' },
    ])
    ok(await api.patch(`/customers/${shop.customer.id}`, { email: 'ana@nandu.test' }))
    const mailed = await monthly(shop, '2027-01-05', { send: true })
    const dry = ok(
      await api.post(`/recurring-invoices/${mailed.id}/run`, undefined, { prefer: 'dry-run' })
    )
    assert.equal(dry.made, 1)
    assert.containsSubset(dry.effects.mail, [{ to: 'ana@nandu.test', document: 'invoice' }])
    assert.lengthOf(await periodsOf(shop, mailed.id), 0)
    await run(shop, mailed.id)
    assert.containsSubset(await periodsOf(shop, mailed.id), [{ status: 'MADE', code: null }])
    const gone = await monthly(shop, '2027-01-05', { send: true })
    ok(await api.patch(`/customers/${shop.customer.id}`, { email: null }))
    await run(shop, gone.id)
    assert.containsSubset(await periodsOf(shop, gone.id), [{ status: 'MADE', code: 'NO_EMAIL' }])
    assert.equal((await api.delete(`/customers/${shop.customer.id}`)).body.code, 'IN_USE')
  })

  test('two runs at once make each period once', async ({ assert }) => {
    const shop = await aShopOn('2027-04-02')
    const series = await monthly(shop, '2027-02-28')
    const runs = await Promise.all(
      Array.from({ length: 6 }, () => shop.api.post(`/recurring-invoices/${series.id}/run`))
    )
    for (const { status, text } of runs) assert.equal(status, 200, text)
    assert.deepEqual(starts(await invoicesOf(shop)), ['2027-02-28', '2027-03-28'])
    assert.equal((await seriesOf(shop, series.id)).made, 2)
  })

  test('another kind, another company and an unknown id are not found', async ({ assert }) => {
    const [shop, other] = [await aShop({ stock: 0 }), await aShop({ stock: 0 })]
    const { id } = await monthly(shop, '2027-01-05')
    for (const path of [`/recurring-invoices/${id}`, `/recurring-invoices/${id}/occurrences`])
      assert.equal((await other.api.get(path)).status, 404)
    for (const verb of ['run', 'pause', 'resume', 'cancel', 'skip'])
      assert.equal((await other.api.post(`/recurring-invoices/${id}/${verb}`, {})).status, 404)
  })
})
