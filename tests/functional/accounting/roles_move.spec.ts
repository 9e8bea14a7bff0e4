import { test } from '@japa/runner'
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { credit, debit, post } from '#accounting/ledger'
import { eventually } from '#tests/eventually'
import { GROUP_ROLES, type Role } from '#accounting/roles/roles'
import { aCompany, type Company } from '#tests/company'
import { accountNamed, anEntry, booksOf } from '#tests/functional/accounting/books'

const settingsOf = async ({ api }: Company) => (await api.get('/settings/accounting')).body
const aChild = (parentId: string, code: string, more: object = {}) => ({
  code,
  name: 'Auxiliar',
  nature: 'DEBIT',
  parentId,
  ...more,
})
const codesOf = ({ as }: Company) =>
  as(async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (
        await rows(
          'SELECT r.role, a.code FROM account_roles r JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.account_id WHERE r.tenant_id = ?',
          [Current.tenantId]
        )
      ).map(({ role, code }) => [role, code])
    )
  )

test.group('Accounts beneath one that plays a role', () => {
  test('the first child takes the role, and the next posting goes to it', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const cash = await accountNamed(company, '110505')
    const before = await settingsOf(company)

    const made = await api.post('/accounts', aChild(cash, '11050501'))
    assert.equal(made.status, 201, made.text)
    const rolesMoved = [{ role: 'cash', fromAccountId: cash, toAccountId: made.body.id }]
    assert.deepEqual(made.body.effects, { rolesMoved })
    const after = await settingsOf(company)
    assert.deepEqual(after, {
      ...before,
      roles: { ...before.roles, cash: made.body.id },
      version: before.version + 1,
    })
    assert.containsSubset((await api.get(`/accounts/${cash}`)).body, { isGroup: true })
    assert.containsSubset((await api.get('/audit-logs?entity=accounting_settings')).body.data[0], {
      action: 'accounting_settings.updated',
      before: { roles: { cash } },
      after: { roles: { cash: made.body.id } },
    })

    const second = await api.post('/accounts', aChild(cash, '11050502'))
    assert.equal(second.status, 201)
    assert.notProperty(second.body, 'effects')
    assert.equal((await settingsOf(company)).roles.cash, made.body.id)

    await company.as(() =>
      transaction(() =>
        post({
          type: 'MANUAL',
          concept: 'x',
          lines: [debit('cash', new Big(1)), credit('income', new Big(1))],
        })
      )
    )
    assert.equal((await api.get(`/accounts/${made.body.id}/ledger`)).body.closing, 1)
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })

  test('a dry run shows which roles would move, and moves none', async ({ assert }) => {
    const company = await aCompany()
    const receivable = await accountNamed(company, '130505')
    const [books, settings] = [await booksOf(company), await settingsOf(company)]
    const { status, body } = await company.api.post('/accounts', aChild(receivable, '13050501'), {
      prefer: 'dry-run',
    })
    assert.equal(status, 201)
    assert.deepEqual(body.effects.rolesMoved, [
      { role: 'receivable', fromAccountId: receivable, toAccountId: body.id },
    ])
    assert.deepEqual([await booksOf(company), await settingsOf(company)], [books, settings])
  })

  test('all that it plays goes down together, also for categories of expenses', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const expense = await accountNamed(company, '519595')
    const { body: category } = await api.post('/categories', { name: 'Aseo', type: 'PRODUCT' })
    assert.equal(
      (
        await api.patch('/settings/accounting', {
          roles: { stock_adjustment: expense },
          expenseAccounts: { [category.id]: expense },
        })
      ).status,
      200
    )

    const { body } = await api.post('/accounts', aChild(expense, '51959501'))
    assert.sameMembers(
      body.effects.rolesMoved.map(({ role }: any) => role),
      ['bad_debts', 'expense', 'stock_adjustment', `expense:${category.id}`]
    )
    const { roles, expenseAccounts } = await settingsOf(company)
    assert.deepEqual(
      [roles.expense, roles.stock_adjustment, expenseAccounts[category.id]],
      [body.id, body.id, body.id]
    )
  })

  test('every subaccount of the chart that plays a role takes its auxiliary, as an accountant opens them', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { body } = await api.get('/accounts?tree=true')
    const leaves: any[] = []
    const walk = (branch: any) =>
      branch.children.length || branch.isGroup ? branch.children.forEach(walk) : leaves.push(branch)
    body.data.forEach(walk)
    const playing = new Set(Object.values((await settingsOf(company)).roles))

    for (const { id, code, nature, isContra } of leaves.filter((leaf) => playing.has(leaf.id))) {
      const made = await api.post('/accounts', aChild(id, `${code}01`, { nature, isContra }))
      assert.equal(made.status, 201, `${code}: ${made.text}`)
    }
    const codes = Object.entries(await codesOf(company)).filter(
      ([role]) => !GROUP_ROLES.includes(role as Role)
    )
    assert.isTrue(
      codes.every(([, code]) => code.endsWith('01') && code.length === 8),
      JSON.stringify(codes)
    )
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })

  test('a refusal says whether it was posted to, plays a role, or is that of a bank account', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [cash, receivable, capital] = [
      await accountNamed(company, '110505'),
      await accountNamed(company, '130505'),
      await accountNamed(company, '311505'),
    ]
    assert.equal((await api.post('/journal-entries', await anEntry(company))).status, 201)
    const { body: bank } = await api.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' })
    const [books, settings] = [await booksOf(company), await settingsOf(company)]

    const refused: [object, string, string, RegExp][] = [
      [aChild(cash, '11050501'), 'parentId', 'POSTED_TO', /110505 Caja general has postings/],
      [aChild(capital, '31150501', { nature: 'CREDIT' }), 'parentId', 'POSTED_TO', /has postings/],
      [
        aChild(bank.accountId, '1110050101'),
        'parentId',
        'BANK_ACCOUNT',
        /belongs to the bank account Bancolombia/,
      ],
      [
        aChild(receivable, '13050501', { type: 'LIABILITY' }),
        'type',
        'PLAYS_ROLE',
        /plays the role receivable/,
      ],
      [
        aChild(receivable, '13050501', { nature: 'CREDIT', isContra: true }),
        'nature',
        'PLAYS_ROLE',
        /plays the role receivable/,
      ],
    ]
    for (const [body, field, reason, says] of refused) {
      const answer = (await api.post('/accounts', body)).body
      assert.containsSubset(answer, {
        status: 409,
        code: 'IN_USE',
        reason,
        errors: [{ field, code: 'IN_USE' }],
      })
      assert.match(answer.detail, says)
      assert.notMatch(answer.detail, reason === 'POSTED_TO' ? /role/ : /posted/)
    }
    assert.deepEqual([await booksOf(company), await settingsOf(company)], [books, settings])
  })

  test('two at once: both are made, and the role is played by one of them', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const company = await aCompany()
      const { api } = company
      const cash = await accountNamed(company, '110505')
      const answers = await Promise.all(
        ['11050501', '11050502', '11050503'].map((code) =>
          api.post('/accounts', aChild(cash, code))
        )
      )
      assert.deepEqual(
        answers.map(({ status }) => status),
        [201, 201, 201]
      )

      const [first, ...others] = answers.filter(({ body }) => body.effects)
      assert.lengthOf(others, 0)
      assert.equal((await settingsOf(company)).roles.cash, first.body.id)
    }
  })

  test('a running posting delays the move; a later one uses the new account', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const cash = await accountNamed(company, '110505')
    const takeCash = () =>
      post({
        type: 'MANUAL',
        concept: 'x',
        lines: [debit('cash', new Big(1)), credit('income', new Big(1))],
      })
    const [posted, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const posting = company.as(() =>
      transaction(async () => {
        await takeCash()
        posted.resolve()
        await mayEnd.promise
      })
    )
    await posted.promise
    const child = api.post('/accounts', aChild(cash, '11050501'))
    await eventually(
      'it waits for the ledger',
      async () =>
        (
          await rows(
            "SELECT 1 FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE '%FROM ledgers%FOR UPDATE%'"
          )
        ).length > 0
    )
    mayEnd.resolve()
    await posting
    assert.containsSubset((await child).body, { status: 409, reason: 'POSTED_TO' })

    const savings = await accountNamed(company, '112005')
    assert.equal(
      (await api.patch('/settings/accounting', { roles: { cash: savings } })).status,
      200
    )
    const [made, ...lines] = await Promise.all([
      api.post('/accounts', aChild(savings, '11200501')),
      ...Array.from({ length: 10 }, () =>
        company.as(() => transaction(takeCash)).then(({ lines }) => lines[0].code)
      ),
    ])
    if (made.status === 201) assert.isTrue(lines.every((code) => code === '11200501'))
    else assert.containsSubset(made.body, { status: 409, reason: 'POSTED_TO' })
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })
})
