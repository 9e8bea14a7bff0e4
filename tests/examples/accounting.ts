/** Accounts, entries, expenses, bank accounts, periods and reports. */
import type { Scenario } from '#tests/examples/recorder'

export const accounting: Scenario = async ({ api, given }) => {
  const found = async (code: string) =>
    (await given.get(`/accounts?search=${code}`)).data.find((one: any) => one.code === code)
  const [cash, capital] = [await found('110505'), await found('311505')]

  const account = await api.post('/accounts', {
    code: '51953001',
    name: 'Papelería de la tienda',
    nature: 'DEBIT',
    type: 'EXPENSE',
  })
  await api.get('/accounts?search=papelería')
  await api.get(`/accounts/${account.id}`)
  await api.patch(`/accounts/${account.id}`, { name: 'Papelería y aseo' })

  const sales = await api.post('/cost-centers', { code: 'VENTAS', name: 'Ventas' })
  const bogota = await api.post('/cost-centers', {
    code: 'VENTAS-BOG',
    name: 'Ventas Bogotá',
    parentId: sales.id,
  })
  await api.get('/cost-centers?active=true')
  await api.get(`/cost-centers/${bogota.id}`)
  await api.patch(`/cost-centers/${bogota.id}`, { name: 'Ventas Bogotá norte' })
  const project = await given.post('/cost-centers', { code: 'FERIA', name: 'Feria de 2025' })
  await api.delete(`/cost-centers/${project.id}`)

  const entry = await api.post('/journal-entries', {
    entryDate: '2026-11-02',
    concept: 'Aporte de la socia',
    lines: [
      { accountId: cash.id, debitAmount: 3_000_000 },
      { accountId: capital.id, creditAmount: 3_000_000 },
    ],
  })
  await api.get('/journal-entries?from=2026-11-01&to=2026-11-30&limit=2')
  await api.get(`/journal-entries/${entry.id}`)
  const wrong = await given.post('/journal-entries', {
    entryDate: '2026-11-03',
    concept: 'Aporte, otra vez',
    lines: [
      { accountId: cash.id, debitAmount: 3_000_000 },
      { accountId: capital.id, creditAmount: 3_000_000 },
    ],
  })
  await api.post(`/journal-entries/${wrong.id}/reverse`, { concept: 'Se registró dos veces' })

  const office = await given.post('/accounts', {
    code: '51953002',
    name: 'Papelería de la oficina',
    nature: 'DEBIT',
    type: 'EXPENSE',
  })
  const expense = await api.post('/expenses', {
    description: 'Papelería',
    number: 'FE-20418',
    lines: [{ accountId: office.id, net: 100_000, taxes: [{ code: 'IVA19' }], nature: 'GOODS' }],
    paymentAccountId: cash.id,
    expenseDate: '2026-11-19',
  })
  await api.get('/expenses?limit=2')
  await api.get(`/expenses/${expense.id}`)
  await api.patch(`/expenses/${expense.id}`, { description: 'Papelería de noviembre' })
  await api.post(`/expenses/${expense.id}/void`, { reason: 'El proveedor devolvió el dinero' })

  const bank = await api.post('/bank-accounts', {
    name: 'Bancolombia corriente',
    type: 'BANK',
    accountNumber: '031-445566-77',
    bankName: 'Bancolombia',
  })
  await api.get('/bank-accounts')
  await api.get(`/bank-accounts/${bank.id}`)
  await api.patch(`/bank-accounts/${bank.id}`, { bankName: 'Bancolombia S.A.' })
  await given.post('/journal-entries', {
    entryDate: '2026-11-04',
    concept: 'Consignación',
    lines: [
      { accountId: bank.accountId, debitAmount: 1_000_000 },
      { accountId: cash.id, creditAmount: 1_000_000 },
    ],
  })
  await api.get(`/bank-accounts/${bank.id}/transactions`)
  await api.get(`/accounts/${cash.id}/ledger?from=2026-11-01&to=2026-11-30`)

  await api.get('/settings/accounting')
  await api.patch('/settings/accounting', { defaultBankAccountId: bank.id })
  const till = await given.post('/bank-accounts', { name: 'Caja menor', type: 'CASH_REGISTER' })
  await api.delete(`/bank-accounts/${till.id}`)
  await api.delete(`/accounts/${account.id}`)

  const range = 'from=2026-11-01&to=2026-11-30'
  await api.get(`/reports/trial-balance?${range}`)
  await api.get(`/reports/income-statement?${range}`)
  await api.get('/reports/balance-sheet')
  await api.get(`/reports/general-ledger?${range}`)
  await api.get(`/reports/third-party-ledger?${range}&accountId=${cash.id}`)
  await api.get(`/reports/cash-flow?${range}`)
  await api.get(`/reports/tax-summary?${range}`)
  await api.get('/reports/balances-by-month?months=2')
  await api.get('/reports/integrity')

  await api.post('/fiscal-periods/close', { through: '2026-10-31' })
  const { data } = await api.get('/fiscal-periods')
  await api.get(`/fiscal-periods/${data[0].id}`)
  await api.post('/fiscal-periods/reopen', {})
}
