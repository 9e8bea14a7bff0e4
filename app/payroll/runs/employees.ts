/** Employees of a run by id: under contract in the month, or former with unpaid inputs. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Month } from '#payroll/computation/month'
import { unpaidBonuses, unpaidOvertime } from '#payroll/runs/unpaid_inputs'

const UNDER_CONTRACT =
  'c.tenant_id = ? AND c.start_date <= ? AND (c.end_date IS NULL OR (c.end_date >= ? AND ' +
  'c.end_date >= c.start_date))'

const bindings = ({ first, last }: Month) => [Current.tenantId, last, first]

export async function countEmployees(month: Month): Promise<number> {
  const [{ total }] = await rows(
    `SELECT COUNT(DISTINCT c.employee_id) AS total FROM contracts c WHERE ${UNDER_CONTRACT}`,
    bindings(month)
  )
  const [left, ...ofLeft] = leftUnpaid(month)
  const [{ more }] = await rows(`SELECT COUNT(*) AS more FROM employees e WHERE ${left}`, ofLeft)
  return Number(total) + Number(more)
}

/** The next ones after `after`; fewer than `limit` at the end. */
export async function employeesAfter(
  after: string | null,
  month: Month,
  limit: number
): Promise<string[]> {
  const found = await rows(
    `SELECT DISTINCT c.employee_id AS id FROM contracts c WHERE ${UNDER_CONTRACT} AND c.employee_id > ? ORDER BY c.employee_id LIMIT ${limit}`,
    [...bindings(month), after ?? '']
  )
  // The next chunk covers former employees after this one, so that each is checked once per run.
  const until = found.length === limit ? found.at(-1)!.id : '~'
  const [left, ...ofLeft] = leftUnpaid(month)
  const more = await rows(
    `SELECT e.id FROM employees e WHERE ${left} AND e.id > ? AND e.id <= ? ORDER BY e.id LIMIT ${limit}`,
    [...ofLeft, after ?? '', until]
  )
  return [...found, ...more]
    .map(({ id }) => id)
    .sort()
    .slice(0, limit)
}

/** Employees with unpaid inputs and no contract in the month, who had one or are deactivated. */
function leftUnpaid(month: Month): [where: string, ...bindings: unknown[]] {
  const { tenantId } = Current
  const [overtime, ...ofOvertime] = unpaidOvertime(month)
  const [bonuses, ...ofBonuses] = unpaidBonuses(month)
  const had =
    'SELECT 1 FROM contracts c WHERE c.tenant_id = e.tenant_id AND c.employee_id = e.id AND c.end_date < ? AND c.end_date >= c.start_date'
  const owed = (table: string, where: string) =>
    `EXISTS (SELECT 1 FROM ${table} t WHERE t.tenant_id = e.tenant_id AND t.employee_id = e.id AND ${where})`

  return [
    `e.tenant_id = ? AND e.live = 1 AND (e.is_active = 0 OR EXISTS (${had}))
       AND NOT EXISTS (SELECT 1 FROM contracts c WHERE c.employee_id = e.id AND ${UNDER_CONTRACT})
       AND (${owed('overtimes', overtime)} OR ${owed('bonuses', bonuses)})`,
    ...[tenantId, month.first, ...bindings(month), ...ofOvertime, ...ofBonuses],
  ]
}
