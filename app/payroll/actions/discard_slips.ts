import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { countRows } from '#core/database/transaction/writes'

/** Releases the inputs of a run for another run. */
export async function freeInputs(runId: string) {
  await execute('DELETE FROM payroll_inputs WHERE tenant_id = ? AND run_id = ?', [
    Current.tenantId,
    runId,
  ])
}

export async function discardSlips(runId: string) {
  await freeInputs(runId)
  await execute('DELETE FROM payslip_lines WHERE tenant_id = ? AND run_id = ?', [
    Current.tenantId,
    runId,
  ])
  const discarded = await execute('DELETE FROM payslips WHERE tenant_id = ? AND run_id = ?', [
    Current.tenantId,
    runId,
  ])
  countRows('payslips', -discarded)
}
