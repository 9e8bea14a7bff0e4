import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects, type DatabaseRow } from '#core/database/query'
import { earnedAtLast, type Contract } from '#payroll/computation/contracts'
import type { Overtime } from '#payroll/computation/earnings'
import type { Month } from '#payroll/computation/month'
import type { Deduction, EmployeeMonth } from '#payroll/computation/payslip'
import type { Unpaid } from '#payroll/computation/unpaid_days'
import { monthStatements } from '#payroll/runs/month_statements'
import { settingsIn, settingsStatement } from '#payroll/settings'
import { lawOf, type Law } from '#payroll/statutory/law'

type Found = DatabaseRow

export type Person = EmployeeMonth & {
  id: string
  name: string
  document: string | null
  position: string | null
}

/** Reads employees, deductions and law; overtime and bonuses stay share-locked until the end. */
export async function readMonths(
  ids: readonly string[],
  month: Month
): Promise<{ people: Person[]; deductions: Deduction[]; law: Law }> {
  const { tenantId, tenant } = Current
  const statements = monthStatements(ids, month)
  const [deductions, settings, ...answers] = await selects([
    [
      'SELECT id, name, percentage, fixed_amount AS fixedAmount, side, fund FROM deductions WHERE tenant_id = ? AND live = 1 AND is_active = 1 ORDER BY side, id',
      [tenantId],
    ],
    settingsStatement(),
    ...Object.values(statements),
  ])
  const found = Object.fromEntries(
    Object.keys(statements).map((kind, index) => [kind, answers[index]])
  ) as Record<keyof typeof statements, Found[]>

  return {
    people: peopleIn(found),
    deductions: deductions.map(deductionOf),
    law: lawOf(tenant.countryCode, settingsIn(settings).overrides),
  }
}

function peopleIn({
  employees,
  contracts,
  increases,
  absences,
  leave,
  suspensions,
  overtime,
  bonuses,
}: Record<keyof ReturnType<typeof monthStatements>, Found[]>): Person[] {
  const raises = grouped(increases, 'contractId')
  const unpaid = grouped([
    ...suspensions.map(unpaidBy('DISCIPLINARY_PROCESS')),
    ...leave.map(unpaidBy('TIME_OFF_REQUEST')),
    ...absences.map(unpaidBy('ABSENCE')),
  ])
  const of = {
    contracts: grouped(contracts),
    overtime: grouped(overtime),
    bonuses: grouped(bonuses),
  }

  return employees.map(({ id, firstName, lastName, documentType, documentNumber, position }) => {
    const theirs = of.contracts(id).map((one) => contractOf(one, raises(one.id)))
    return {
      id,
      name: `${firstName} ${lastName}`,
      document: documentNumber && [documentType, documentNumber].filter(Boolean).join(' '),
      position,
      contracts: theirs,
      unpaid: unpaid(id) as unknown as Unpaid[],
      // Without any contract an hour has no value: its overtime stays for a later run.
      overtime: earnedAtLast(theirs) ? of.overtime(id).map(overtimeOf) : [],
      bonuses: of
        .bonuses(id)
        .map(({ id: bonusId, type, amount }) => ({ id: bonusId, type, amount: new Big(amount) })),
    }
  })
}

const overtimeOf = ({ id, type, date, hours }: Found): Overtime => ({
  id,
  type,
  date,
  hours: new Big(hours),
})

const contractOf = ({ id, from, to, salary }: Found, raises: readonly Found[]): Contract => ({
  id,
  from,
  to,
  salary: new Big(salary),
  increases: raises.map((one) => ({ id: one.id, from: one.from, salary: new Big(one.salary) })),
})

const deductionOf = ({ id, name, percentage, fixedAmount, side, fund }: Found): Deduction => ({
  id,
  name,
  percentage: decimal(percentage),
  fixedAmount: decimal(fixedAmount),
  side,
  fund,
})

const decimal = (value: string | null) => (value === null ? null : new Big(value))

const unpaidBy =
  (type: Unpaid['type']) =>
  ({ id, employeeId, from, to }: Found) => ({ type, id, employeeId, from, to })

function grouped(found: readonly Found[], by = 'employeeId') {
  const groups = Map.groupBy(found, (row) => row[by] as string)
  return (id: string): readonly Found[] => groups.get(id) ?? []
}
