/** What is known of the month of some employees: one statement for each kind of input, in one packet, whatever their number. */
import Big from 'big.js'
import { Current } from '#core/current'
import { selects } from '#core/database'
import type { Month } from '#payroll/computation/month'
import type { Deduction, EmployeeMonth } from '#payroll/computation/payslip'
import type { Unpaid } from '#payroll/computation/unpaid_days'
import type { InputKind } from '#payroll/inputs'
import { settingsIn, settingsStatement } from '#payroll/settings'
import { lawOf, type Law } from '#payroll/statutory/law'

type Found = Record<string, any>

export type Person = EmployeeMonth & { id: string; name: string; document: string | null; position: string | null }

export type Months = { people: Person[]; deductions: Deduction[]; law: Law }

const unused = (kind: InputKind, alias: string) => `NOT EXISTS (SELECT 1 FROM payroll_inputs used WHERE used.tenant_id = ${alias}.tenant_id AND used.kind = '${kind}' AND used.input_id = ${alias}.id AND used.part = '')`

/** Overtime and bonuses are held as they are, so that nobody changes what is being paid. */
export async function readMonths(ids: readonly string[], month: Month): Promise<Months> {
  const { tenantId, tenant } = Current
  const { period, first, last } = month
  const among = `employee_id IN (${ids.map(() => '?').join(',')})`
  const [employees, contracts, increases, absences, leave, suspensions, overtime, bonuses, deductions, settings] = await selects([
    [`SELECT id, first_name AS firstName, last_name AS lastName, document_type AS documentType, document_number AS documentNumber, position FROM employees WHERE tenant_id = ? AND id IN (${ids.map(() => '?').join(',')}) ORDER BY id`, [tenantId, ...ids]],
    [`SELECT id, employee_id AS employeeId, start_date AS \`from\`, end_date AS \`to\`, salary FROM contracts WHERE tenant_id = ? AND ${among} AND start_date <= ? ORDER BY start_date`, [tenantId, ...ids, last]],
    [`SELECT id, contract_id AS contractId, effective_date AS \`from\`, new_salary AS salary FROM salary_increases WHERE tenant_id = ? AND ${among} AND effective_date <= ? ORDER BY effective_date, id`, [tenantId, ...ids, last]],
    [`SELECT id, employee_id AS employeeId, date AS \`from\`, date AS \`to\` FROM absences WHERE tenant_id = ? AND ${among} AND date BETWEEN ? AND ? ORDER BY date`, [tenantId, ...ids, first, last]],
    [
      `SELECT id, employee_id AS employeeId, start_date AS \`from\`, end_date AS \`to\` FROM time_off_requests
        WHERE tenant_id = ? AND ${among} AND type = 'PERMISSION' AND status = 'APPROVED' AND start_date <= ? AND end_date >= ? ORDER BY start_date`,
      [tenantId, ...ids, last, first],
    ],
    [
      `SELECT id, employee_id AS employeeId, date AS \`from\`, DATE_ADD(date, INTERVAL suspension_days - 1 DAY) AS \`to\` FROM disciplinary_processes
        WHERE tenant_id = ? AND ${among} AND type = 'SUSPENSION' AND suspension_days > 0 AND date <= ? AND DATE_ADD(date, INTERVAL suspension_days - 1 DAY) >= ? ORDER BY date`,
      [tenantId, ...ids, last, first],
    ],
    [`SELECT o.id, o.employee_id AS employeeId, o.type, o.date, o.hours FROM overtimes o WHERE o.tenant_id = ? AND o.${among} AND o.approved = 1 AND o.date <= ? AND ${unused('OVERTIME', 'o')} ORDER BY o.date, o.id LOCK IN SHARE MODE`, [tenantId, ...ids, last]],
    // A bonus of a month whose run is approved came too late for it, and goes to the next.
    [
      `SELECT b.id, b.employee_id AS employeeId, b.type, b.amount FROM bonuses b WHERE b.tenant_id = ? AND b.${among} AND ${unused('BONUS', 'b')}
          AND (b.period IS NULL OR b.period = ? OR (b.period < ? AND EXISTS (SELECT 1 FROM payroll_periods p WHERE p.tenant_id = b.tenant_id AND p.period = b.period AND p.status = 'LOCKED')))
        ORDER BY b.id LOCK IN SHARE MODE`,
      [tenantId, ...ids, period, period],
    ],
    ['SELECT id, name, percentage, fixed_amount AS fixedAmount, side, fund FROM deductions WHERE tenant_id = ? AND live = 1 AND is_active = 1 ORDER BY side, id', [tenantId]],
    settingsStatement(),
  ])

  const increasesOf = Map.groupBy(increases, ({ contractId }) => contractId)
  const ofEach = { contracts: byEmployee(contracts), overtime: byEmployee(overtime), bonuses: byEmployee(bonuses) }
  const unpaid = byEmployee([...suspensions.map(of('DISCIPLINARY_PROCESS')), ...leave.map(of('TIME_OFF_REQUEST')), ...absences.map(of('ABSENCE'))])

  const people = employees.map(({ id, ...employee }): Person => ({
    id,
    name: `${employee.firstName} ${employee.lastName}`,
    document: employee.documentNumber && [employee.documentType, employee.documentNumber].filter(Boolean).join(' '),
    position: employee.position,
    contracts: ofEach.contracts(id).map(({ id: contractId, from, to, salary }) => {
      return { id: contractId, from, to, salary: new Big(salary), increases: (increasesOf.get(contractId) ?? []).map((increase) => ({ id: increase.id, from: increase.from, salary: new Big(increase.salary) })) }
    }),
    unpaid: unpaid(id) as unknown as Unpaid[],
    overtime: ofEach.overtime(id).map(({ id: overtimeId, type, date, hours }) => ({ id: overtimeId, type, date, hours: new Big(hours) })),
    bonuses: ofEach.bonuses(id).map(({ id: bonusId, type, amount }) => ({ id: bonusId, type, amount: new Big(amount) })),
  }))
  return { people, deductions: deductions.map(deductionOf), law: lawOf(tenant.countryCode, settingsIn(settings).overrides) }
}

const deductionOf = ({ id, name, percentage, fixedAmount, side, fund }: Found): Deduction => ({ id, name, percentage: decimal(percentage), fixedAmount: decimal(fixedAmount), side, fund })

const decimal = (value: string | null) => (value === null ? null : new Big(value))

const of = (type: Unpaid['type']) => (found: Found) => ({ ...found, type })

function byEmployee(found: readonly Found[]) {
  const groups = Map.groupBy(found, ({ employeeId }) => employeeId as string)
  return (id: string): Found[] => groups.get(id) ?? []
}
