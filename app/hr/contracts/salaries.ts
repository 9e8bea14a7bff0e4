/** The salary of a day; the highest increase of a day counts, as ids have no order. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Decimal } from '#core/primitives/decimal'

/** `salary` is monthly, in the company's currency. */
type ContractOfDay = { id: string; startDate: string; endDate: string | null; salary: Decimal }

/** The contract on `day` (`YYYY-MM-DD`). */
export async function contractOn(
  employeeId: string,
  day: string
): Promise<ContractOfDay | undefined> {
  const [found] = await rows(
    `SELECT c.id, c.start_date AS startDate, c.end_date AS endDate,
            COALESCE((SELECT i.new_salary FROM salary_increases i WHERE i.tenant_id = c.tenant_id AND i.contract_id = c.id AND i.effective_date <= ? ORDER BY i.effective_date DESC, i.new_salary DESC LIMIT 1), c.salary) AS salary
       FROM contracts c WHERE c.tenant_id = ? AND c.employee_id = ? AND c.start_date <= ? AND (c.end_date IS NULL OR c.end_date >= ?)`,
    [day, Current.tenantId, employeeId, day, day]
  )
  return found && ({ ...found, salary: new Big(found.salary) } as ContractOfDay)
}
