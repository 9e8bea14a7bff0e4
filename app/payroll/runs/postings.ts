/** Journal lines of a payroll run. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { credit, debit, type Line, type Role } from '#accounting/ledger'
import type { Purpose } from '#payroll/computation/lines'
import type { Fund } from '#payroll/inputs/deduction_kinds'

const EXPENSES: Record<Purpose, Role> = {
  SALARY: 'salaries',
  OVERTIME: 'overtime',
  BONUS: 'bonuses',
  TRANSPORT: 'transport_allowance',
  HEALTH: 'employer_health',
  PENSION: 'employer_pension',
  FAMILY_FUND: 'employer_family_fund',
  OTHER: 'employer_contributions',
}

const OWED: Record<Fund, Role> = {
  HEALTH: 'health_payable',
  PENSION: 'pension_payable',
  FAMILY_FUND: 'family_fund_payable',
  OTHER: 'withholdings',
}

/** Debits pay and contributions; credits the net to employees and the rest to the funds. */
export async function postingsOf(runId: string, net: Big): Promise<Line[]> {
  const sums = await rows(
    'SELECT side, purpose, SUM(amount) AS total FROM payslip_lines WHERE tenant_id = ? AND run_id = ? GROUP BY side, purpose ORDER BY side, purpose',
    [Current.tenantId, runId]
  )
  const [debits, credits] = [new Map<Role, Big>(), new Map<Role, Big>()]
  const add = (to: Map<Role, Big>, role: Role, amount: Big) =>
    to.set(role, amount.plus(to.get(role) ?? 0))

  for (const { side, purpose, total } of sums) {
    if (side !== 'EMPLOYEE') add(debits, EXPENSES[purpose as Purpose], new Big(total))
    if (side !== 'EARNING') add(credits, OWED[purpose as Fund], new Big(total))
  }
  add(credits, 'employees_payable', net)
  return [
    ...[...debits].map(([role, amount]) => debit(role, amount)),
    ...[...credits].map(([role, amount]) => credit(role, amount)),
  ]
}
