import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { discardSlips } from '#payroll/actions/discard_slips'
import PayrollRun from '#payroll/models/payroll_run'
import { runLifecycle } from '#payroll/runs/run_lifecycle'

/**
 * Cancels a run and discards its slips; its month can have another run. 404, 409 INVALID_TRANSITION
 * once approved. Announces `payroll.cancelled`.
 */
export async function cancelRun(id: string): Promise<PayrollRun> {
  const run = await lockOrFail(PayrollRun, id)
  const status = runLifecycle.next('cancel', run.status)

  await discardSlips(id)
  await run.merge({ status, standing: null }).save()
  await announce('payroll.cancelled', { payrollRunId: id })
  return run
}
