import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { ok, type Shop } from '#tests/functional/sales/shop'
import { aShopOn, onDay } from './series.js'

const anAccount = async ({ api }: Shop, code: string) =>
  ok(await api.get(`/accounts?code=${code}`)).data[0].id as string

const bank = async ({ api }: Shop) =>
  ok(await api.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' })).accountId as string

const rhythm = (startDate: string) => ({ every: 1, unit: 'MONTH', startDate })

const periodsOf = async ({ api }: Shop, path: string): Promise<any[]> =>
  ok(await api.get(`${path}/occurrences?sort=periodStart`)).data

test.group('Recurring expenses', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('each is dated on its period, with a number of its own, and posted once', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-04-02')
    const { api } = shop
    const series = ok(
      await api.post('/recurring-expenses', {
        ...rhythm('2027-01-31'),
        description: 'Arriendo {{month}}',
        number: 'ARR-{{month}}',
        amount: 1_190_000,
        taxRate: 19,
        paymentAccountId: await bank(shop),
      })
    )
    assert.containsSubset(series, { mode: 'ISSUE', prices: 'FIXED', amount: 1_190_000 })
    assert.notProperty(series, 'send')
    const ran = ok(await api.post(`/recurring-expenses/${series.id}/run`))
    assert.containsSubset(ran, { made: 3, failed: 0, nextDate: '2027-04-30' })

    const made = ok(await api.get('/expenses?sort=expenseDate')).data
    assert.deepEqual(
      made.map(({ expenseDate, description, amount, taxTotal }: any) => ({
        expenseDate,
        description,
        amount,
        taxTotal,
      })),
      ['01-31 enero', '02-28 febrero', '03-31 marzo'].map((one) => ({
        expenseDate: `2027-${one.slice(0, 5)}`,
        description: `Arriendo ${one.slice(6)}`,
        amount: 1_190_000,
        taxTotal: 190_000,
      }))
    )
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })

  test('a month that is closed fails with PERIOD_CLOSED, and is made once it is open again', async ({
    assert,
  }) => {
    const shop = await aShopOn('2027-03-02')
    const { api } = shop
    const series = ok(
      await api.post('/recurring-expenses', {
        ...rhythm('2027-02-01'),
        description: 'Internet',
        amount: 100_000,
        paymentAccountId: await bank(shop),
      })
    )
    ok(await api.post('/fiscal-periods/close', { through: '2027-02-28' }))
    const path = `/recurring-expenses/${series.id}`
    assert.containsSubset(ok(await api.post(`${path}/run`)), { made: 1, failed: 1 })
    assert.containsSubset(await periodsOf(shop, path), [
      { periodStart: '2027-02-01', status: 'FAILED', code: 'PERIOD_CLOSED', documentId: null },
      { periodStart: '2027-03-01', status: 'MADE' },
    ])
    ok(await api.post('/fiscal-periods/reopen', { from: '2027-02-01' }))
    assert.containsSubset(ok(await api.post(`${path}/run`)), { made: 2, failed: 0 })
  })

  test('a wrong body is refused as an expense is', async ({ assert }) => {
    const shop = await aShopOn('2027-03-02')
    const { api } = shop
    const id = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
    const good = {
      ...rhythm('2027-02-01'),
      description: 'Internet',
      amount: 100_000,
      paymentAccountId: await bank(shop),
    }
    for (const [more, field, code] of [
      [{ amount: null }, 'amount', 'REQUIRED'],
      [{ amount: 0 }, 'amount', 'TOO_SMALL'],
      [{ supplierId: id }, 'supplierId', 'NOT_FOUND'],
      [{ mode: 'DRAFT' }, 'mode', 'INVALID_CHOICE'],
      [{ prices: 'CURRENT' }, 'prices', 'INVALID_CHOICE'],
      [{ send: true }, 'send', 'UNKNOWN_FIELD'],
      [{ expenseDate: '2027-02-01' }, 'expenseDate', 'UNKNOWN_FIELD'],
    ] as const) {
      const { status, body } = await api.post('/recurring-expenses', { ...good, ...more })
      assert.equal(status, 422, `${field} ${code}`)
      assert.containsSubset(body.errors, [{ field, code }])
    }
    const receivable = await anAccount(shop, '130505')
    const control = await api.post('/recurring-expenses', { ...good, paymentAccountId: receivable })
    assert.containsSubset(control.body, { status: 409, code: 'CONTROL_ACCOUNT' })
    assert.deepEqual(ok(await api.get('/expenses')).data, [])
    assert.deepEqual(ok(await api.get('/journal-entries')).data, [])
  })
})

test.group('Recurring entries', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('each is dated on its period and balanced', async ({ assert }) => {
    const shop = await aShopOn('2027-01-15')
    const { api } = shop
    const [rent, prepaid] = [await anAccount(shop, '512010'), await bank(shop)]
    const lines = [
      { accountId: rent, debitAmount: 500_000 },
      { accountId: prepaid, creditAmount: 500_000 },
    ]
    const body = { ...rhythm('2027-01-15'), concept: 'Amortización {{month}} {{year}}', lines }
    const series = ok(await api.post('/recurring-entries', body))
    onDay('2027-02-20')
    const path = `/recurring-entries/${series.id}`
    assert.containsSubset(ok(await api.post(`${path}/run`)), { made: 2, nextDate: '2027-03-15' })
    const entries = ok(await api.get('/journal-entries?sort=entryDate')).data
    assert.deepEqual(
      entries.map(({ entryDate, concept }: any) => `${entryDate} ${concept}`),
      ['2027-01-15 Amortización enero 2027', '2027-02-15 Amortización febrero 2027']
    )
    assert.deepEqual(
      (await periodsOf(shop, path)).map(({ documentId }) => documentId),
      entries.map(({ id }: any) => id)
    )

    const wrong = await api.post('/recurring-entries', {
      ...body,
      lines: [lines[0], { ...lines[1], creditAmount: 1 }],
    })
    assert.containsSubset(wrong.body.errors, [{ field: 'lines', code: 'UNBALANCED' }])
    const pay = await api.post('/recurring-entries', { ...body, entryType: 'PAYROLL' })
    assert.containsSubset(pay.body.errors, [{ field: 'entryType', code: 'INVALID_CHOICE' }])
  })

  test('a series of one kind is not found among those of another', async ({ assert }) => {
    const shop = await aShopOn('2027-01-15')
    const { api } = shop
    const { id } = ok(
      await api.post('/recurring-expenses', {
        ...rhythm('2027-01-15'),
        description: 'Internet',
        amount: 1_000,
        paymentAccountId: await bank(shop),
      })
    )
    for (const path of ['/recurring-invoices', '/recurring-entries']) {
      assert.deepEqual(ok(await api.get(path)).data, [])
      assert.equal((await api.get(`${path}/${id}`)).status, 404)
      assert.equal((await api.get(`${path}/${id}/occurrences`)).status, 404)
      assert.equal((await api.patch(`${path}/${id}`, { every: 2 })).status, 404)
      for (const verb of ['run', 'pause', 'skip'])
        assert.equal((await api.post(`${path}/${id}/${verb}`, {})).status, 404)
    }
    assert.lengthOf(ok(await api.get('/recurring-expenses?status=ACTIVE')).data, 1)
  })
})
