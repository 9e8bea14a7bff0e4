/** A company whose figures of pay are recognisable wherever they appear, and these figures. */
import { divideMessages } from '#integrations/webhooks/divide'
import { runImport } from '#integrations/imports/actions/run_import'
import { eventNames } from '#core/resources/webhook_events'
import { anyOf, foundIn } from '#tests/conformance/privacy/figures'
import { aCompany, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { approved, draftOf, hire } from '#tests/functional/payroll/helpers'
import { writtenExport } from '#tests/conformance/privacy/exported'

const SALARIES = [7_654_321.09, 6_543_210.87, 5_432_198.76]
const RAISED = [8_765_432.19, 8_123_456.78, 7_890_123.45]
const BONUSES = [1_234_567.89, 1_345_678.91, 1_456_789.12]
const SINCE = '2023-01-01'

/** Smaller figures could also be days, rates or versions. */
const LEAST = 100_000

/** Three people under contract, with all months open. */
export async function aCompanyWithPeople(): Promise<Company> {
  const company = await aCompany()
  for (const salary of SALARIES) await hire(company, salary, SINCE)
  return company
}

/** Pay in contracts, raises, bonuses, runs, entries, imports and webhooks, for every reader. */
export async function aCompanyThatPays(): Promise<Company> {
  const company = await aCompany()
  const { api } = company
  ok(await api.post('/webhooks', { url: 'https://erp.example.com/hooks', events: eventNames() }))
  const people = []
  for (const salary of SALARIES) people.push(await hire(company, salary, SINCE))
  for (const [index, { id }] of people.entries()) {
    ok(
      await api.post('/bonuses', {
        employeeId: id,
        type: 'PERFORMANCE',
        amount: BONUSES[index],
        period: '2026-01',
      })
    )
    ok(
      await api.post(`/employees/${id}/salary-increases`, {
        newSalary: RAISED[index],
        effectiveDate: '2026-02-01',
      })
    )
  }

  const runs = [
    await approved(company, '2026-01'),
    await approved(company, '2026-02'),
    await approved(company, '2025-12'),
  ]
  const bank = ok(await api.post('/bank-accounts', { name: 'Banco de la nómina', type: 'BANK' }))
  for (const { id } of runs.slice(0, 2))
    ok(await api.post(`/payroll-runs/${id}/pay`, { bankAccountId: bank.id }))
  ok(await api.post(`/payroll-runs/${runs[2].id}/reverse`, {}))
  await draftOf(company, '2026-03')
  await besideEachEntry(company)

  await aFileThatTellsPay(company)
  for (const resource of ['employees', 'journal-entries'])
    await writtenExport(company, api, resource)
  await company.as(divideMessages)
  return company
}

/** A manual entry beside each pay entry, so that no daily sum of an account equals one line. */
async function besideEachEntry({ api }: Company) {
  const { data } = ok(await api.get('/journal-entries?limit=100&sort=number'))
  const capital = await accountNamed({ api }, '311505')
  for (const [nth, { entryDate, lines }] of data.entries()) {
    const accounts = [...new Set<string>(lines.map(({ accountId }: any) => accountId))]
    const sides = accounts.flatMap((accountId, index) => {
      const cents = 1_010_101 + nth * 101_010 + index * 10_101
      return [
        { accountId, debitAmount: (cents * 2) / 100 },
        { accountId, creditAmount: cents / 100 },
      ]
    })
    const balance = sides.reduce(
      (sum, { debitAmount = 0, creditAmount = 0 }: any) =>
        sum + Math.round((debitAmount - creditAmount) * 100),
      0
    )
    ok(
      await api.post('/journal-entries', {
        entryDate,
        entryType: 'PAYROLL',
        concept: 'Ajuste a mano',
        lines: [...sides, { accountId: capital, creditAmount: balance / 100 }],
      })
    )
  }
}

const accountNamed = async ({ api }: Pick<Company, 'api'>, code: string): Promise<string> =>
  ok(await api.get(`/accounts?code=${code}`)).data[0].id

/** An import with a refused row, because its reason quotes the row. */
async function aFileThatTellsPay(company: Company) {
  const { id } = ok(
    await company.api.post(
      '/imports?resource=employees',
      `firstName,lastName,documentNumber,hireDate,baseSalary\nAna,Ruiz,1,2026-01-01,9876543.21\nLuis,Mora,2,x,9876543.21\n`,
      { 'content-type': 'text/csv' }
    )
  )
  await company.as(() =>
    runImport({
      data: { importId: id },
      attempt: 1,
      signal: new AbortController().signal,
      finish: async () => {},
    })
  )
  if (ok(await company.api.get(`/imports/${id}`)).failed !== 1)
    throw new Error('The file was read otherwise than it is meant here')
}

/** Every figure of pay that an administrator reads: of people, runs and entries. */
export async function figuresOf({ api }: Company): Promise<number[]> {
  const all = async (path: string) =>
    ok(await api.get(`${path}${path.includes('?') ? '&' : '?'}limit=100`)).data as any[]
  const found = new Set<number>()
  const add = (value: unknown) => {
    if (typeof value === 'number' && Math.abs(value) >= LEAST) found.add(Math.abs(value))
    else if (value && typeof value === 'object') Object.values(value).forEach(add)
  }

  for (const { baseSalary } of await all('/employees')) add(baseSalary)
  for (const { salary } of await all('/contracts')) add(salary)
  for (const { id } of await all('/employees'))
    for (const { previousSalary, newSalary } of await all(`/employees/${id}/salary-increases`))
      add([previousSalary, newSalary])
  for (const { amount } of await all('/bonuses')) add(amount)
  for (const { id, gross, base, deductions, employerCost, net } of await all('/payroll-runs')) {
    add([gross, base, deductions, employerCost, net])
    for (const slip of await all(`/payroll-runs/${id}/payslips`)) add(slip)
  }
  for (const { isPay, total, lines } of await all('/journal-entries'))
    if (isPay) add([total, lines])
  // Statutory values, such as the transport allowance, are nobody's pay.
  const law = (await api.get('/settings/payroll')).text
  return [...found].filter((figure) => !foundIn(law, anyOf([figure])).length).sort((a, b) => a - b)
}
