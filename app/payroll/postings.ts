/** What a payroll run means to the books. */
import Big from 'big.js'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { credit, debit, type Line, type Role } from '#accounting/ledger'
import type { Purpose } from '#payroll/computation/lines'
import type { Fund } from '#payroll/deduction_kinds'

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

const OWED: Record<Fund, Role> = { HEALTH: 'health_payable', PENSION: 'pension_payable', FAMILY_FUND: 'family_fund_payable', OTHER: 'withholdings' }

/** Pay and contributions are expenses; the net is owed to employees, what is withheld and contributed to the funds. */
export async function postingsOf(runId: string, net: Big): Promise<Line[]> {
  const sums = await rows(
    'SELECT side, purpose, SUM(amount) AS total FROM payslip_lines WHERE tenant_id = ? AND run_id = ? GROUP BY side, purpose ORDER BY side, purpose',
    [Current.tenantId, runId]
  )
  const lines = sums.flatMap(({ side, purpose, total }): Line[] => {
    const amount = new Big(total)
    if (side === 'EARNING') return [debit(EXPENSES[purpose as Purpose], amount)]
    if (side === 'EMPLOYEE') return [credit(OWED[purpose as Fund], amount)]
    return [debit(EXPENSES[purpose as Purpose], amount), credit(OWED[purpose as Fund], amount)]
  })
  return [...lines, credit('employees_payable', net)]
}
