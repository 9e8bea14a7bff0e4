import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { addDays, todayIn } from '#core/calendar/days'
import { aCompany, type Company } from '#tests/company'
import { accountNamed, booksOf } from '#tests/functional/accounting/books'

const anExpense = async (company: Company, more: object = {}) => ({
  description: 'Taxi',
  amount: 42.5,
  paymentAccountId: await accountNamed(company, '110505'),
  expenseDate: todayIn(company.tenant.timezone),
  ...more,
})

test.group('Expenses have a day', () => {
  test("an expense of a future day is refused; today is the company's day", async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      assert.equal((await api.patch('/settings/tenant', { timezone })).status, 200)
      const before = await booksOf(company)
      const { body } = await api.post(
        '/expenses',
        await anExpense(company, { expenseDate: addDays(todayIn(timezone), 1) })
      )
      assert.containsSubset(body, {
        status: 422,
        errors: [{ field: 'expenseDate', code: 'FUTURE_DATE' }],
      })
      assert.equal(await booksOf(company), before)
      assert.equal(
        (await api.post('/expenses', await anExpense(company, { expenseDate: todayIn(timezone) })))
          .status,
        201
      )
    }
  })

  test('a voided expense counts from the day of its void, which it shows with the reason', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const ago = (days: number) => addDays(todayIn(tenant.timezone), -days)
    const [early, late] = [
      (await api.post('/expenses', await anExpense(company, { expenseDate: ago(5) }))).body,
      (await api.post('/expenses', await anExpense(company, { expenseDate: ago(5) }))).body,
    ]
    assert.containsSubset(early, { status: 'POSTED', voidedOn: null, voidReason: null })

    const before = await booksOf(company)
    for (const [date, code] of [
      [ago(6), 'INVALID'],
      [ago(-1), 'FUTURE_DATE'],
    ] as const) {
      assert.containsSubset((await api.post(`/expenses/${early.id}/void`, { date })).body, {
        status: 422,
        errors: [{ field: 'date', code }],
      })
    }
    assert.equal(await booksOf(company), before)

    assert.containsSubset(
      (await api.post(`/expenses/${early.id}/void`, { date: ago(3), reason: 'Twice' })).body,
      { status: 'VOID', voidedOn: ago(3), voidReason: 'Twice' }
    )
    assert.containsSubset((await api.post(`/expenses/${late.id}/void`)).body, {
      status: 'VOID',
      voidedOn: ago(0),
      voidReason: null,
    })
    const spentThrough = async (to: string) =>
      (await api.get(`/reports/trial-balance?from=2000-01-01&to=${to}`)).body.rows.find(
        ({ code }: any) => code === '519595'
      )?.closing ?? 0
    assert.deepEqual(
      [
        await spentThrough(ago(6)),
        await spentThrough(ago(5)),
        await spentThrough(ago(3)),
        await spentThrough(ago(0)),
      ],
      [0, 85, 42.5, 0]
    )
  })

  test('an expense that was dated ahead before this was refused is changed, and voided on its day', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const { body: expense } = await api.post('/expenses', await anExpense(company))
    const ahead = addDays(todayIn(tenant.timezone), 9)
    await company.as(() =>
      execute('UPDATE expenses SET expense_date = ? WHERE tenant_id = ? AND id = ?', [
        ahead,
        Current.tenantId,
        expense.id,
      ])
    )

    const read = (await api.get(`/expenses/${expense.id}`)).body
    assert.equal(
      (await api.patch(`/expenses/${expense.id}`, { ...read, description: 'Taxi, de noche' }))
        .status,
      200
    )
    assert.equal((await api.post(`/expenses/${expense.id}/void`)).body.voidedOn, ahead)
  })
})
