import { zero } from '#core/primitives/decimal'
import { lockOrFail } from '#core/endpoints/operations'
import { discardSlips } from '#payroll/actions/discard_slips'
import { beginComputing } from '#payroll/actions/start_run'
import PayrollRun from '#payroll/models/payroll_run'
import { runLifecycle } from '#payroll/runs/run_lifecycle'

const NOTHING = {
  ...{
    employees: null,
    afterEmployeeId: null,
    fingerprint: null,
    processed: 0,
    negative: 0,
    error: null,
    computedAt: null,
  },
  ...{ gross: zero, base: zero, deductions: zero, employerCost: zero, net: zero },
}

/** Computes a draft or failed run again from current data. 404, 409 INVALID_TRANSITION. */
export async function recomputeRun(id: string): Promise<PayrollRun> {
  const run = await lockOrFail(PayrollRun, id)
  const status = runLifecycle.next('recompute', run.status)

  await discardSlips(id)
  await run.merge({ ...NOTHING, status, computation: run.computation + 1 }).save()
  await beginComputing(run)
  return run
}
