/** Journal lines of a payroll run: by employee, where they have a third party or a cost centre. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows, selects, type DatabaseRow } from '#core/database/query'
import { credit, debit, type Defaults, type Line, type Role } from '#accounting/ledger'
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

const DIMENSIONS = 'e.third_party_id AS thirdPartyId, e.cost_center_id AS costCenterId'
const OF_EMPLOYEES =
  'payslips s JOIN employees e ON e.tenant_id = s.tenant_id AND e.id = s.employee_id'
const GROUPS = 'e.third_party_id, e.cost_center_id'

/**
 * Debits pay and contributions; credits the net to employees and the rest to the funds. Employees
 * without third party and cost centre are one line for each role. Call it before the period and the
 * ledger are locked: it locks the employees, so that their third parties stay.
 */
export async function postingsOf(runId: string): Promise<Line[]> {
  const [nets, lines] = await selects([
    [
      `SELECT ${DIMENSIONS}, SUM(s.net) AS total
         FROM ${OF_EMPLOYEES}
         WHERE s.tenant_id = ? AND s.run_id = ?
         GROUP BY ${GROUPS}
         ORDER BY ${GROUPS} LOCK IN SHARE MODE`,
      [Current.tenantId, runId],
    ],
    [
      `SELECT ${DIMENSIONS}, l.side, l.purpose, SUM(l.amount) AS total
         FROM ${OF_EMPLOYEES} JOIN payslip_lines l ON l.tenant_id = s.tenant_id AND l.payslip_id = s.id
        WHERE s.tenant_id = ? AND s.run_id = ? GROUP BY ${GROUPS}, l.side, l.purpose ORDER BY l.side, l.purpose, ${GROUPS}`,
      [Current.tenantId, runId],
    ],
  ])
  const debits = sums(lines, ({ side, purpose }) =>
    side === 'EMPLOYEE' ? undefined : EXPENSES[purpose as Purpose]
  )
  const credits = sums(lines, ({ side, purpose }) =>
    side === 'EARNING' ? undefined : OWED[purpose as Fund]
  )
  return [
    ...debits.map(({ role, amount, more }) => debit(role, amount, more)),
    ...credits.map(({ role, amount, more }) => credit(role, amount, more)),
    ...nets.map(({ total, ...more }) => credit('employees_payable', new Big(total), more)),
  ]
}

/**
 * Debits what the approved run owes to each employee. An entry of an earlier release, or one whose
 * role has another account now, is paid by one line.
 */
export async function netPostings(entryId: string | null, net: Big): Promise<Line[]> {
  const owed = await rows(
    `SELECT l.third_party_id AS thirdPartyId, l.cost_center_id AS costCenterId, SUM(l.credit - l.debit) AS total
       FROM journal_lines l JOIN account_roles r ON r.tenant_id = l.tenant_id AND r.account_id = l.account_id AND r.role = 'employees_payable'
      WHERE l.tenant_id = ? AND l.entry_id = ? GROUP BY l.third_party_id, l.cost_center_id ORDER BY l.third_party_id, l.cost_center_id`,
    [Current.tenantId, entryId]
  )
  const lines = owed.map(({ total, ...more }) => debit('employees_payable', new Big(total), more))
  const total = lines.reduce((sum, line) => sum.plus(line.debit).minus(line.credit), new Big(0))
  return total.eq(net) ? lines : [debit('employees_payable', net)]
}

type Sum = { role: Role; amount: Big; more: Defaults }

/** By role and dimensions, as several purposes may have one role. */
function sums(lines: DatabaseRow[], roleOf: (line: DatabaseRow) => Role | undefined): Sum[] {
  const found = new Map<string, Sum>()
  for (const line of lines) {
    const role = roleOf(line)
    if (!role) continue
    const { thirdPartyId, costCenterId, total } = line
    const key = [role, thirdPartyId, costCenterId].join()
    const amount = new Big(total).plus(found.get(key)?.amount ?? 0)
    found.set(key, { role, amount, more: { thirdPartyId, costCenterId } })
  }
  return [...found.values()]
}
