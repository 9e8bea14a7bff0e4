/** Inputs used by runs; a unique key refuses a second use. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict } from '#core/errors/refusal'

export type InputKind =
  'OVERTIME' | 'BONUS' | 'ABSENCE' | 'DISCIPLINARY_PROCESS' | 'TIME_OFF_REQUEST'

/** SQL of the run that used a whole input; `t` is the input's table. */
export const runOf = (kind: InputKind) =>
  `(SELECT used.run_id FROM payroll_inputs used WHERE used.tenant_id = t.tenant_id AND used.kind = '${kind}' AND used.input_id = t.id AND used.part = '')`

/** 409 IN_USE once a run has used it; the caller locks its row, as runs do. */
export async function mustBeUnused(kind: InputKind, id: string) {
  const [used] = await rows(
    "SELECT r.id, r.period FROM payroll_inputs i JOIN payroll_runs r ON r.tenant_id = i.tenant_id AND r.id = i.run_id WHERE i.tenant_id = ? AND i.kind = ? AND i.input_id = ? AND i.part = ''",
    [Current.tenantId, kind, id]
  )
  if (used)
    throw conflict(
      'IN_USE',
      `It is in the payroll run of ${used.period}: cancel or reverse that run first`,
      { payrollRunId: used.id }
    )
}
