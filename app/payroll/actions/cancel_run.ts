import { lockOrFail } from '#core/operations'
import { discardSlips } from '#payroll/actions/discard_slips'
import PayrollRun from '#payroll/models/payroll_run'
import { runLifecycle } from '#payroll/run_lifecycle'

/** Nothing of it is left but that it was; its month can have another run. 404, 409 INVALID_TRANSITION once it is approved. */
export async function cancelRun(id: string): Promise<PayrollRun> {
  const run = await lockOrFail(PayrollRun, id)
  const status = runLifecycle.next('cancel', run.status)

  await discardSlips(id)
  return run.merge({ status, standing: null }).save()
}
