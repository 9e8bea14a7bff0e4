/**
 * Overtime and bonuses that a run of a month pays, as conditions of SQL; `t` is the table of the
 * input.
 */
import type { Condition } from '#core/database/sql'
import type { Month } from '#payroll/computation/month'
import type { InputKind } from '#payroll/runs/inputs'

const unused = (kind: InputKind) =>
  `NOT EXISTS (SELECT 1 FROM payroll_inputs used WHERE used.tenant_id = t.tenant_id AND used.kind = '${kind}' AND used.input_id = t.id AND used.part = '')`

/** A bonus of a month whose run is approved came too late for it, and goes to the next. */
const CAME_LATE =
  "t.period < ? AND EXISTS (SELECT 1 FROM payroll_periods p WHERE p.tenant_id = t.tenant_id AND p.period = t.period AND p.status = 'LOCKED')"

/** Approved inputs that no run has used, up to the end of the month. */
export const unpaidOvertime = ({ last }: Month): Condition => [
  `t.approved = 1 AND t.date <= ? AND ${unused('OVERTIME')}`,
  last,
]

/** Those of the month, those without one, and those that came too late for theirs. */
export const unpaidBonuses = ({ period }: Month): Condition => [
  `${unused('BONUS')} AND (t.period IS NULL OR t.period = ? OR (${CAME_LATE}))`,
  period,
  period,
]
