/** Whom a run is about: everybody with a day of the month under contract, in the order of their ids. */
import { Current } from '#core/current'
import { rows } from '#core/database'
import type { Month } from '#payroll/computation/month'

const UNDER_CONTRACT = 'c.tenant_id = ? AND c.start_date <= ? AND (c.end_date IS NULL OR (c.end_date >= ? AND c.end_date >= c.start_date))'

const bindings = ({ first, last }: Month) => [Current.tenantId, last, first]

export async function countEmployees(month: Month): Promise<number> {
  const [{ total }] = await rows(`SELECT COUNT(DISTINCT c.employee_id) AS total FROM contracts c WHERE ${UNDER_CONTRACT}`, bindings(month))
  return Number(total)
}

/** The next ones behind `after`. */
export async function employeesAfter(after: string | null, month: Month, limit: number): Promise<string[]> {
  const found = await rows(
    `SELECT DISTINCT c.employee_id AS id FROM contracts c WHERE ${UNDER_CONTRACT} AND c.employee_id > ? ORDER BY c.employee_id LIMIT ${limit}`,
    [...bindings(month), after ?? '']
  )
  return found.map(({ id }) => id)
}
