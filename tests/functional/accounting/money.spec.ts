import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { accountNamed, anEntry, booksOf } from '#tests/functional/accounting/books'

test.group('Bank accounts', () => {
  test('a bank account has a ledger account and shows its balance', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const made = await api.post('/bank-accounts', {
      name: 'Bancolombia',
      accountNumber: '123',
      bankName: 'Bancolombia',
    })
    assert.equal(made.status, 201, made.text)
    assert.containsSubset(made.body, { type: 'BANK', isActive: true, balance: 0 })
    const account = (await api.get(`/accounts/${made.body.accountId}`)).body
    assert.containsSubset(account, {
      code: '11100501',
      name: 'Bancolombia',
      type: 'ASSET',
      nature: 'DEBIT',
    })
    const register = (
      await api.post('/bank-accounts', { name: 'Caja norte', type: 'CASH_REGISTER' })
    ).body
    assert.equal((await api.get(`/accounts/${register.accountId}`)).body.code, '11051001')

    await api.post('/journal-entries', await anEntry(company, 500, {}, ['11100501', '311505']))
    assert.equal((await api.get(`/bank-accounts/${made.body.id}`)).body.balance, 500)
    assert.containsSubset((await api.get(`/bank-accounts/${made.body.id}/transactions`)).body, {
      closing: 500,
      data: [{ debit: 500, balance: 500 }],
    })

    assert.equal((await api.delete(`/bank-accounts/${made.body.id}`)).body.code, 'IN_USE')
    assert.containsSubset(
      (await api.patch(`/bank-accounts/${made.body.id}`, { name: 'Ahorros', isActive: false }))
        .body,
      { name: 'Ahorros', isActive: false, balance: 500 }
    )
    assert.equal((await api.get(`/accounts/${made.body.accountId}`)).body.name, 'Ahorros')
    assert.equal((await api.delete(`/bank-accounts/${register.id}`)).status, 204)
    assert.equal((await api.get(`/accounts/${register.accountId}`)).status, 404)
  })

  test('ten opened at once have ten accounts', async ({ assert }) => {
    const { api } = await aCompany()
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        api.post('/bank-accounts', { name: `Banco ${index}` })
      )
    )
    assert.isTrue(made.every(({ status }) => status === 201))
    assert.equal(new Set(made.map(({ body }) => body.accountId)).size, 10)
  })
})

test.group('Expenses', () => {
  const anExpense = (paymentAccountId: string, more = {}) => ({
    description: 'Papelería',
    amount: 42.5,
    paymentAccountId,
    expenseDate: '2026-05-10',
    ...more,
  })

  test('an expense is posted to the account of its category, and taken back when it is voided', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [caja, office] = [
      await accountNamed(company, '110505'),
      await accountNamed(company, '519530'),
    ]
    const category = (await api.post('/categories', { name: 'Oficina' })).body.id
    assert.equal(
      (await api.patch('/settings/accounting', { expenseAccounts: { [category]: office } })).status,
      200
    )

    const made = await api.post('/expenses', anExpense(caja, { categoryId: category }))
    assert.equal(made.status, 201, made.text)
    assert.containsSubset(made.body, {
      status: 'POSTED',
      amount: 42.5,
      expenseAccountId: office,
      allowedActions: ['update', 'void'],
    })
    const plain = (await api.post('/expenses', anExpense(caja))).body
    assert.equal(plain.expenseAccountId, await accountNamed(company, '519595'))

    const [entry] = (await api.get(`/journal-entries?reference=${made.body.id}`)).body.data
    assert.containsSubset(entry, {
      entryType: 'EXPENSE',
      entryDate: '2026-05-10',
      lines: [
        { accountCode: '519530', debitAmount: 42.5 },
        { accountCode: '110505', creditAmount: 42.5 },
      ],
    })

    assert.containsSubset(
      (await api.patch(`/expenses/${made.body.id}`, { description: 'Resmas' })).body,
      { description: 'Resmas' }
    )
    for (const [field, value] of [
      ['amount', 1],
      ['status', 'VOID'],
    ] as const) {
      assert.containsSubset(
        (await api.patch(`/expenses/${made.body.id}`, { [field]: value })).body,
        { status: 422, errors: [{ field, code: 'IMMUTABLE_FIELD' }] }
      )
    }
    const read = (await api.get(`/expenses/${made.body.id}`)).body
    assert.equal(
      (await api.put(`/expenses/${made.body.id}`, read, { prefer: 'handling=strict' })).body
        .version,
      read.version
    )
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.post(`/expenses/${made.body.id}/void`, { reason: 'Duplicado' }))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.equal((await api.get(`/accounts/${office}/ledger`)).body.closing, 0)
    assert.equal((await api.delete(`/expenses/${plain.id}`)).status, 405)
  })

  test('the account of a category that was deleted is let go', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const office = await accountNamed(company, '519530')
    const category = (await api.post('/categories', { name: 'Oficina' })).body.id
    const given = await api.patch('/settings/accounting', {
      expenseAccounts: { [category]: office },
    })
    assert.equal((await api.delete(`/categories/${category}`)).status, 204)

    const repeated = await api.patch('/settings/accounting', given.body)
    assert.equal(repeated.status, 200, repeated.text)
    assert.equal(
      (
        await api.patch('/settings/accounting', {
          expenseAccounts: { [category]: await accountNamed(company, '519595') },
        })
      ).status,
      422
    )
    assert.equal((await api.patch(`/accounts/${office}`, { isActive: false })).body.code, 'IN_USE')
    const gone = await api.patch('/settings/accounting', { expenseAccounts: { [category]: null } })
    assert.equal(gone.status, 200, gone.text)
    assert.deepEqual(gone.body.expenseAccounts, {})
    assert.equal((await api.patch(`/accounts/${office}`, { isActive: false })).status, 200)
    assert.equal(
      (await api.patch('/settings/accounting', { expenseAccounts: { [category]: null } })).status,
      422
    )
  })

  test('an expense account is set for categories alone', async ({ assert }) => {
    const { api } = await aCompany()

    for (const category of ['💥', 'none', '00000000-0000-7000-8000-000000000000']) {
      const refused = await api.patch('/settings/accounting', {
        expenseAccounts: { [category]: null },
      })
      assert.equal(refused.status, 422, refused.text)
      assert.containsSubset(refused.body.errors, [
        { field: `expenseAccounts.${category}`, code: 'NOT_FOUND' },
      ])
    }
  })

  test('an expense that may not be is refused and leaves the books as they were', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [caja, capital, group, receivable, inventory] = await Promise.all(
      ['110505', '311505', '1105', '130505', '143505'].map((code) => accountNamed(company, code))
    )
    const bank = (await api.post('/accounts', { code: '1999', name: 'Cerrada', nature: 'DEBIT' }))
      .body.id
    await api.patch(`/accounts/${bank}`, { isActive: false })
    const before = await booksOf(company)
    const nobody = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

    for (const [body, status, field, code] of [
      [anExpense(nobody), 422, 'paymentAccountId', 'NOT_FOUND'],
      [anExpense(capital), 422, 'paymentAccountId', 'INVALID'],
      [anExpense(group), 422, 'paymentAccountId', 'INVALID'],
      [anExpense(bank), 409, 'paymentAccountId', 'ACCOUNT_INACTIVE'],
      [anExpense(receivable), 409, 'paymentAccountId', 'CONTROL_ACCOUNT'],
      [anExpense(inventory), 409, 'paymentAccountId', 'CONTROL_ACCOUNT'],
      [anExpense(caja, { categoryId: nobody }), 422, 'categoryId', 'NOT_FOUND'],
      [anExpense(caja, { supplierId: nobody }), 422, 'supplierId', 'NOT_FOUND'],
      [anExpense(caja, { amount: 0 }), 422, 'amount', 'TOO_SMALL'],
      [anExpense(caja, { attachmentUrl: 'ftp://x' }), 422, 'attachmentUrl', 'INVALID_URL'],
    ] as const) {
      const refused = await api.post('/expenses', body)
      assert.equal(refused.status, status, refused.text)
      assert.containsSubset(refused.body.errors, [{ field, code }])
    }
    assert.equal(await booksOf(company), before)
  })
})
