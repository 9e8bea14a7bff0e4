import { test } from '@japa/runner'
import Big from 'big.js'
import { rows } from '#core/database/query'
import { addDays, todayIn } from '#core/calendar/days'
import { transaction } from '#core/database/transaction/transaction'
import { credit, debit, post } from '#accounting/ledger'
import { eventually } from '#tests/eventually'
import { aCompany } from '#tests/company'
import { anEntry, accountNamed, booksOf } from '#tests/functional/accounting/books'

test.group('Fiscal periods', () => {
  test('a closed period refuses all postings until it is reopened', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { body: entry } = await api.post('/journal-entries', await anEntry(company))

    const closed = await api.post('/fiscal-periods/close', { through: '2026-05-31' })
    assert.equal(closed.status, 200, closed.text)
    assert.containsSubset(closed.body, { from: null, through: '2026-05-31', status: 'CLOSED' })
    const before = await booksOf(company)

    assert.containsSubset(
      (await api.post('/journal-entries', await anEntry(company, 1, { entryDate: '2026-05-31' })))
        .body,
      { status: 409, code: 'PERIOD_CLOSED', closedThrough: '2026-05-31' }
    )
    assert.equal(
      (
        await api.post('/expenses', {
          description: 'x',
          amount: 1,
          expenseDate: '2026-01-01',
          paymentAccountId: await accountNamed(company, '110505'),
        })
      ).body.code,
      'PERIOD_CLOSED'
    )
    assert.equal(
      (await api.post(`/journal-entries/${entry.id}/reverse`, { entryDate: '2026-05-10' })).body
        .code,
      'PERIOD_CLOSED'
    )
    assert.equal(
      (await api.post('/fiscal-periods/close', { through: '2026-04-30' })).body.code,
      'PERIOD_CLOSED'
    )
    assert.equal((await api.post('/fiscal-periods/close', {})).status, 422)
    assert.equal(await booksOf(company), before)

    assert.equal(
      (await api.post('/journal-entries', await anEntry(company, 1, { entryDate: '2026-06-01' })))
        .status,
      201
    )
    assert.equal(
      (await api.post('/fiscal-periods/close', { through: '2026-06-30' })).body.from,
      '2026-06-01'
    )
    assert.containsSubset((await api.post('/fiscal-periods/reopen', {})).body, {
      through: '2026-06-30',
      status: 'REOPENED',
    })
    assert.equal((await api.get('/settings/accounting')).body.closedThrough, '2026-05-31')

    assert.equal((await api.post('/fiscal-periods/reopen', { from: '2026-05-10' })).status, 200)
    assert.equal((await api.get('/settings/accounting')).body.closedThrough, '2026-05-09')
    assert.equal(
      (await api.post('/journal-entries', await anEntry(company, 1, { entryDate: '2026-05-10' })))
        .status,
      201
    )
    assert.equal(
      (await api.post('/fiscal-periods/reopen', { from: '2026-05-10' })).body.code,
      'PERIOD_OPEN'
    )
    assert.equal((await api.post('/fiscal-periods/reopen', {})).status, 200)
    assert.equal((await api.post('/fiscal-periods/reopen', {})).body.code, 'PERIOD_OPEN')
    assert.isNull((await api.get('/settings/accounting')).body.closedThrough)
    assert.equal((await api.get('/fiscal-periods?status=CLOSED')).body.meta.total, 0)
  })

  test('all that was ever closed is opened again, and closed again, from the first day there is', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const closedThrough = async () => (await api.get('/settings/accounting')).body.closedThrough

    for (const through of ['1000-01-01', '2026-04-30', '2026-05-31'])
      assert.equal((await api.post('/fiscal-periods/close', { through })).status, 200)
    assert.containsSubset((await api.post('/fiscal-periods/reopen', { from: '1000-01-01' })).body, {
      from: null,
      through: '1000-01-01',
      status: 'REOPENED',
    })
    assert.isNull(await closedThrough())
    assert.equal((await api.get('/fiscal-periods?status=CLOSED')).body.meta.total, 0)
    assert.equal(
      (await api.post('/fiscal-periods/reopen', { from: '1000-01-01' })).body.code,
      'PERIOD_OPEN'
    )

    assert.containsSubset(
      (await api.post('/fiscal-periods/close', { through: '2026-05-31' })).body,
      { from: null, through: '2026-05-31', status: 'CLOSED' }
    )
    assert.equal(await closedThrough(), '2026-05-31')
  })

  test('reopened from its second day on, a period stays closed on its first', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    for (const through of ['2026-04-30', '2026-05-31'])
      assert.equal((await api.post('/fiscal-periods/close', { through })).status, 200)
    assert.equal((await api.post('/fiscal-periods/reopen', { from: '2026-05-02' })).status, 200)
    assert.equal((await api.get('/settings/accounting')).body.closedThrough, '2026-05-01')
  })

  test('a day that a request names is named in the refusal, one of its own is not', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const spent = {
      description: 'x',
      amount: 1,
      expenseDate: '2026-05-10',
      paymentAccountId: await accountNamed(company, '110505'),
    }
    const [{ body: entry }, { body: expense }] = [
      await api.post('/journal-entries', await anEntry(company)),
      await api.post('/expenses', spent),
    ]
    assert.equal((await api.post('/fiscal-periods/close', { through: '2026-05-31' })).status, 200)
    const before = await booksOf(company)

    const asked: [string, string, object][] = [
      ['/journal-entries', 'entryDate', await anEntry(company)],
      ['/expenses', 'expenseDate', spent],
      [`/journal-entries/${entry.id}/reverse`, 'entryDate', { entryDate: '2026-05-31' }],
      [`/expenses/${expense.id}/void`, 'date', { date: '2026-05-31' }],
    ]
    for (const [path, field, body] of asked)
      assert.containsSubset(
        (await api.post(path, body)).body,
        {
          status: 409,
          code: 'PERIOD_CLOSED',
          closedThrough: '2026-05-31',
          errors: [{ field, pointer: `/${field}`, code: 'PERIOD_CLOSED' }],
        },
        path
      )
    assert.equal(await booksOf(company), before)

    assert.equal(
      (await api.post('/fiscal-periods/close', { through: todayIn(company.tenant.timezone) }))
        .status,
      200
    )
    const today = await api.post(`/journal-entries/${entry.id}/reverse`, {})
    assert.equal(today.body.code, 'PERIOD_CLOSED')
    assert.notProperty(today.body, 'errors')
  })

  test("a future day cannot be closed; today is the company's day", async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      assert.equal((await api.patch('/settings/tenant', { timezone })).status, 200)
      const before = await booksOf(company)
      const tomorrow = addDays(todayIn(timezone), 1)
      for (const through of [tomorrow, '2036-10-31', '9999-12-31']) {
        assert.containsSubset(
          (await api.post('/fiscal-periods/close', { through })).body,
          { status: 422, errors: [{ field: 'through', code: 'FUTURE_DATE' }] },
          `${through} in ${timezone}`
        )
      }
      assert.isNull((await api.get('/settings/accounting')).body.closedThrough)
      assert.equal(await booksOf(company), before)

      assert.equal(
        (await api.post('/fiscal-periods/close', { through: todayIn(timezone) })).body.through,
        todayIn(timezone)
      )
      assert.equal((await api.post('/fiscal-periods/reopen', {})).status, 200)
    }
  })

  test('closing at the same moment as postings: each is in before, or refused', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const entry = await anEntry(company, 1)
    const posts = Array.from({ length: 20 }, () => api.post('/journal-entries', entry))
    const [closed, ...answers] = await Promise.all([
      api.post('/fiscal-periods/close', { through: '2026-05-31' }),
      ...posts,
    ])

    assert.equal(closed.status, 200, closed.text)
    assert.isTrue(
      answers.every(({ status, body }) => status === 201 || body.code === 'PERIOD_CLOSED')
    )
    const numbers = (await api.get('/journal-entries?limit=100&sort=number')).body.data.map(
      ({ number }: any) => number
    )
    assert.deepEqual(
      numbers,
      numbers.map((_: number, index: number) => index + 1)
    )
    assert.equal(numbers.length, answers.filter(({ status }) => status === 201).length)
  })

  test('closing waits for a running posting, and a later posting waits for the closing', async ({
    assert,
  }) => {
    const company = await aCompany()
    const sale = () =>
      post({
        type: 'SALES',
        concept: 'Venta',
        date: '2026-05-10',
        lines: [debit('receivable', new Big(1)), credit('income', new Big(1))],
      })
    const [posted, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]

    const posting = company.as(() =>
      transaction(async () => {
        await sale()
        posted.resolve()
        await mayCommit.promise
      })
    )
    await posted.promise
    const closing = company.api.post('/fiscal-periods/close', { through: '2026-05-31' })
    await eventually(
      'the closing waits for a lock',
      async () =>
        (
          await rows(
            "SELECT 1 FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE '%FROM ledgers%FOR UPDATE%'"
          )
        ).length > 0
    )
    const behind = company
      .as(() => transaction(sale))
      .then(
        () => 'posted',
        (error) => error.code
      )
    mayCommit.resolve()

    await posting
    assert.equal((await closing).status, 200)
    assert.equal(await behind, 'PERIOD_CLOSED')
    assert.equal((await company.api.get('/journal-entries')).body.meta.total, 1)
  })

  test('roles move to other accounts, unless reports would become wrong', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const savings = await accountNamed(company, '112005')
    assert.equal(
      (await api.patch('/settings/accounting', { roles: { cash: savings } })).body.roles.cash,
      savings
    )

    for (const [roles, code] of [
      [{ cash: await accountNamed(company, '311505') }, 'INVALID'],
      [{ income: await accountNamed(company, '4135') }, 'INVALID'],
      [{ income: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90' }, 'NOT_FOUND'],
    ] as const)
      assert.equal((await api.patch('/settings/accounting', { roles })).body.errors[0].code, code)

    const [receivable, other, debtors, capital] = await Promise.all(
      ['130505', '136595', '133015', '311505'].map((code) => accountNamed(company, code))
    )
    const bank = (await api.post('/bank-accounts', { name: 'Banco' })).body
    const category = (await api.post('/categories', { name: 'Oficina' })).body.id
    for (const [change, code, field] of [
      [{ roles: { cash: receivable } }, 'CONTROL_ACCOUNT', 'roles.cash'],
      [{ roles: { inventory: receivable } }, 'CONTROL_ACCOUNT', 'roles.inventory'],
      [{ roles: { receivable: bank.accountId } }, 'CONTROL_ACCOUNT', 'roles.receivable'],
      [
        { expenseAccounts: { [category]: receivable } },
        'CONTROL_ACCOUNT',
        `expenseAccounts.${category}`,
      ],
    ] as const) {
      const refused = await api.patch('/settings/accounting', change)
      assert.containsSubset(refused.body, { status: 409, code, errors: [{ field }] }, refused.text)
    }
    assert.equal(
      (await api.patch('/settings/accounting', { roles: { receivable: other } })).body.roles
        .receivable,
      other
    )
    await api.post('/journal-entries', await anEntry(company, 1, {}, ['133015', '311505']))
    assert.containsSubset(
      (await api.patch('/settings/accounting', { roles: { receivable: debtors } })).body,
      { code: 'IN_USE', errors: [{ field: 'roles.receivable' }] }
    )
    await company.as(() =>
      transaction(() =>
        post({
          type: 'SALES',
          concept: 'Venta',
          lines: [debit('receivable', new Big(1)), credit({ accountId: capital }, new Big(1))],
        })
      )
    )
    assert.equal(
      (await api.patch('/settings/accounting', { roles: { receivable } })).body.code,
      'IN_USE'
    )
  })

  test('a control account with postings keeps its role, and reversals go to it', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const post = async (path: string, body: object = {}) => (await api.post(path, body)).body
    const [customer, service, warehouse, goods] = await Promise.all([
      post('/customers', { taxId: '1', name: 'Ana' }),
      post('/products', {
        sku: 'S',
        name: 'Servicio',
        costPrice: 0,
        sellingPrice: 100,
        isService: true,
      }),
      post('/warehouses', { name: 'Bodega' }),
      post('/products', { sku: 'G', name: 'Taladro', costPrice: 10, sellingPrice: 20 }),
    ])
    const invoice = await post('/invoices', { customerId: customer.id, items: [service.id] })
    const payment = await post('/payments', {
      invoiceId: invoice.id,
      amount: 100,
      paymentMethod: 'CASH',
    })
    const order = await post('/purchase-orders', { warehouseId: warehouse.id, items: [goods.id] })
    for (const verb of ['order', 'receive']) await post(`/purchase-orders/${order.id}/${verb}`)
    const paid = await post(`/purchase-orders/${order.id}/payments`, { amount: 10 })
    const sale = await post('/invoices', { customerId: customer.id, items: [goods.id] })
    await post(`/payments`, { invoiceId: sale.id, amount: 20, paymentMethod: 'CASH' })

    for (const [role, code] of [
      ['receivable', '133005'],
      ['payable', '280505'],
      ['inventory', '133005'],
    ]) {
      const refused = await api.patch('/settings/accounting', {
        roles: { [role]: await accountNamed(company, code) },
      })
      assert.containsSubset(
        refused.body,
        { status: 409, code: 'IN_USE', errors: [{ field: `roles.${role}` }] },
        refused.text
      )
    }

    for (const path of [
      `/payments/${payment.id}/void`,
      `/purchase-orders/${order.id}/payments/${paid.id}/void`,
    ])
      assert.equal((await api.post(path, {})).status, 200)
    assert.equal((await api.post(`/invoices/${sale.id}/credit-notes`, { reason: 'x' })).status, 201)
    const { ok, checks } = (await api.get('/reports/integrity')).body
    assert.isTrue(ok, JSON.stringify(checks.filter(({ ok }: any) => !ok)))
  })
})
