/** What is asked about the month of some employees: one statement for each kind of input, whatever their number. */
import { Current } from '#core/current'
import type { Month } from '#payroll/computation/month'
import type { InputKind } from '#payroll/inputs'

type Statement = readonly [sql: string, bindings: readonly unknown[]]

const SUSPENDED_TO = 'DATE_ADD(t.date, INTERVAL t.suspension_days - 1 DAY)'

/** A bonus of a month whose run is approved came too late for it, and goes to the next. */
const CAME_LATE = "t.period < ? AND EXISTS (SELECT 1 FROM payroll_periods p WHERE p.tenant_id = t.tenant_id AND p.period = t.period AND p.status = 'LOCKED')"

const unused = (kind: InputKind) =>
  `NOT EXISTS (SELECT 1 FROM payroll_inputs used WHERE used.tenant_id = t.tenant_id AND used.kind = '${kind}' AND used.input_id = t.id AND used.part = '')`

/** Overtime and bonuses are held as they are, so that nobody changes what is being paid. */
export function monthStatements(ids: readonly string[], { period, first, last }: Month) {
  const marks = ids.map(() => '?').join(',')
  const about = (columns: string, table: string, where: string, ...bindings: unknown[]): Statement => [
    `SELECT t.id, t.employee_id AS employeeId, ${columns} FROM ${table} t WHERE t.tenant_id = ? AND t.employee_id IN (${marks}) AND ${where}`,
    [Current.tenantId, ...ids, ...bindings],
  ]
  const names = 't.first_name AS firstName, t.last_name AS lastName, t.document_type AS documentType, t.document_number AS documentNumber, t.position'

  return {
    employees: [`SELECT t.id, ${names} FROM employees t WHERE t.tenant_id = ? AND t.id IN (${marks}) ORDER BY t.id`, [Current.tenantId, ...ids]] as Statement,
    contracts: about('t.start_date AS `from`, t.end_date AS `to`, t.salary', 'contracts', 't.start_date <= ? ORDER BY t.start_date', last),
    increases: about('t.contract_id AS contractId, t.effective_date AS `from`, t.new_salary AS salary', 'salary_increases', 't.effective_date <= ? ORDER BY t.effective_date, t.new_salary', last),
    absences: about('t.date AS `from`, t.date AS `to`', 'absences', 't.date BETWEEN ? AND ? ORDER BY t.date', first, last),
    leave: about('t.start_date AS `from`, t.end_date AS `to`', 'time_off_requests', "t.type = 'PERMISSION' AND t.status = 'APPROVED' AND t.start_date <= ? AND t.end_date >= ? ORDER BY t.start_date", last, first),
    suspensions: about(`t.date AS \`from\`, ${SUSPENDED_TO} AS \`to\``, 'disciplinary_processes', `t.type = 'SUSPENSION' AND t.suspension_days > 0 AND t.date <= ? AND ${SUSPENDED_TO} >= ? ORDER BY t.date`, last, first),
    overtime: about('t.type, t.date, t.hours', 'overtimes', `t.approved = 1 AND t.date <= ? AND ${unused('OVERTIME')} ORDER BY t.date, t.id LOCK IN SHARE MODE`, last),
    bonuses: about('t.type, t.amount', 'bonuses', `${unused('BONUS')} AND (t.period IS NULL OR t.period = ? OR (${CAME_LATE})) ORDER BY t.id LOCK IN SHARE MODE`, period, period),
  }
}
