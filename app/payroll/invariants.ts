/** Invariants: runs equal their slips, and entries equal approved runs. */
import Big from 'big.js'
import { defineInvariant } from '#accounting/integrity'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { PAY } from '#core/context/scopes'

export default function definePayrollInvariants() {
  const amounts = { scope: PAY, sides: true, fields: ['held', 'counted'] }
  defineInvariant('payroll runs = their slips', runsAreTheirSlips, amounts)
  defineInvariant('payroll entries = approved runs', entriesAreRuns, amounts)
}

function runsAreTheirSlips() {
  return compared(
    `SELECT r.id, r.period, r.net AS held, COALESCE(s.net, 0) AS counted FROM payroll_runs r
       LEFT JOIN (SELECT tenant_id, run_id, SUM(net) AS net FROM payslips WHERE tenant_id = ? GROUP BY tenant_id, run_id) s ON s.tenant_id = r.tenant_id AND s.run_id = r.id
      WHERE r.tenant_id = ? AND r.status <> 'CANCELLED'`
  )
}

/** The entry of an approved run is the total cost of its employees. */
function entriesAreRuns() {
  return compared(
    `SELECT r.id, r.period, r.gross + r.employer_cost AS held, COALESCE(e.total, 0) AS counted FROM payroll_runs r
       LEFT JOIN journal_entries e ON e.tenant_id = r.tenant_id AND e.id = r.journal_entry_id
      WHERE r.tenant_id = ? AND r.status IN ('APPROVED', 'PAID')`
  )
}

/** `pairs` selects the stored and the computed amount of each run. */
async function compared(pairs: string) {
  const found = await rows(
    pairs,
    Array.from(pairs.matchAll(/\?/g), () => Current.tenantId)
  )
  const total = (side: 'held' | 'counted') => sum(found.map((row) => new Big(row[side])))
  const broken = found
    .filter(({ held, counted }) => !new Big(held).eq(counted))
    .map(({ id, period, held, counted }) => ({
      payrollRunId: id,
      period,
      held: Number(held),
      counted: Number(counted),
    }))
  return { left: total('held'), right: total('counted'), broken }
}
