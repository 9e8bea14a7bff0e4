/** Statements that read a month of some employees: one per kind of input. */
import { Current } from '#core/context/current'
import type { Month } from '#payroll/computation/month'
import { unpaidBonuses, unpaidOvertime } from '#payroll/runs/unpaid_inputs'

type Statement = readonly [sql: string, bindings: readonly unknown[]]

const SUSPENDED_TO = 'DATE_ADD(t.date, INTERVAL t.suspension_days - 1 DAY)'

/** Overtime and bonuses are share-locked, so that nobody changes them while they are paid. */
export function monthStatements(ids: readonly string[], month: Month) {
  const { first, last } = month
  const [[overtime, ...ofOvertime], [bonuses, ...ofBonuses]] = [
    unpaidOvertime(month),
    unpaidBonuses(month),
  ]
  const marks = ids.map(() => '?').join(',')
  const about = (
    columns: string,
    table: string,
    where: string,
    ...bindings: unknown[]
  ): Statement => [
    `SELECT t.id, t.employee_id AS employeeId, ${columns} FROM ${table} t WHERE t.tenant_id = ? AND t.employee_id IN (${marks}) AND ${where}`,
    [Current.tenantId, ...ids, ...bindings],
  ]
  const names =
    't.first_name AS firstName, t.last_name AS lastName, t.document_type AS documentType, ' +
    't.document_number AS documentNumber, t.position'

  return {
    employees: [
      `SELECT t.id, ${names} FROM employees t WHERE t.tenant_id = ? AND t.id IN (${marks}) ORDER BY t.id`,
      [Current.tenantId, ...ids],
    ] as Statement,
    contracts: about(
      't.start_date AS `from`, t.end_date AS `to`, t.salary',
      'contracts',
      't.start_date <= ? ORDER BY t.start_date',
      last
    ),
    increases: about(
      't.contract_id AS contractId, t.effective_date AS `from`, t.new_salary AS salary',
      'salary_increases',
      't.effective_date <= ? ORDER BY t.effective_date, t.new_salary',
      last
    ),
    absences: about(
      't.date AS `from`, t.date AS `to`',
      'absences',
      't.date BETWEEN ? AND ? ORDER BY t.date',
      first,
      last
    ),
    leave: about(
      't.start_date AS `from`, t.end_date AS `to`',
      'time_off_requests',
      "t.type = 'PERMISSION' AND t.status = 'APPROVED' AND t.start_date <= ? AND t.end_date >= ? ORDER BY t.start_date",
      last,
      first
    ),
    suspensions: about(
      `t.date AS \`from\`, ${SUSPENDED_TO} AS \`to\``,
      'disciplinary_processes',
      `t.type = 'SUSPENSION' AND t.suspension_days > 0 AND t.date <= ? AND ${SUSPENDED_TO} >= ? ` +
        `ORDER BY t.date`,
      last,
      first
    ),
    overtime: about(
      't.type, t.date, t.hours',
      'overtimes',
      `${overtime} ORDER BY t.date, t.id LOCK IN SHARE MODE`,
      ...ofOvertime
    ),
    bonuses: about(
      't.type, t.amount',
      'bonuses',
      `${bonuses} ORDER BY t.id LOCK IN SHARE MODE`,
      ...ofBonuses
    ),
  }
}
