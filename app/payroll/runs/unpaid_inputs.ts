/** SQL conditions of the overtime and bonuses that a run pays; `t` is the input's table. */
import type { Condition } from '#core/database/sql'
import type { Month } from '#payroll/computation/month'
import type { InputKind } from '#payroll/runs/inputs'

const unused = (kind: InputKind) =>
  `NOT EXISTS (SELECT 1 FROM payroll_inputs used WHERE used.tenant_id = t.tenant_id AND used.kind = '${kind}' AND used.input_id = t.id AND used.part = '')`

/** Bonuses entered after their month was approved go to the next run. */
const CAME_LATE =
  "t.period < ? AND EXISTS (SELECT 1 FROM payroll_periods p WHERE p.tenant_id = t.tenant_id AND p.period = t.period AND p.status = 'LOCKED')"

export const unpaidOvertime = ({ last }: Month): Condition => [
  `t.approved = 1 AND t.date <= ? AND ${unused('OVERTIME')}`,
  last,
]

/** Bonuses of the month, without month, or entered after their month was approved. */
export const unpaidBonuses = ({ period }: Month): Condition => [
  `${unused('BONUS')} AND (t.period IS NULL OR t.period = ? OR (${CAME_LATE}))`,
  period,
  period,
]
