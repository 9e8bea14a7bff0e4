/** Inputs that runs have used. Each is used once: the key of the table refuses the second run. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict } from '#core/errors/refusal'

export type InputKind =
  'OVERTIME' | 'BONUS' | 'ABSENCE' | 'DISCIPLINARY_PROCESS' | 'TIME_OFF_REQUEST'

/**
 * The run that has used up a whole input, as a column of records; `t` is the table of the input.
 */
export const runOf = (kind: InputKind) =>
  `(SELECT used.run_id FROM payroll_inputs used WHERE used.tenant_id = t.tenant_id AND used.kind = '${kind}' AND used.input_id = t.id AND used.part = '')`

/**
 * 409 IN_USE once a run has used it up. The caller holds its row, as runs do while they read it.
 */
export async function mustBeUnused(kind: InputKind, id: string) {
  const [used] = await rows(
    "SELECT r.id, r.period FROM payroll_inputs i JOIN payroll_runs r ON r.tenant_id = i.tenant_id AND r.id = i.run_id WHERE i.tenant_id = ? AND i.kind = ? AND i.input_id = ? AND i.part = ''",
    [Current.tenantId, kind, id]
  )
  if (used)
    throw conflict(
      'IN_USE',
      `The payroll run of ${used.period} has it: cancel or reverse that first`,
      { payrollRunId: used.id }
    )
}
