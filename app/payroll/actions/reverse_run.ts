import { clock } from '#core/primitives/clock'
import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { conceptOf } from '#accounting/concepts'
import { reverse } from '#accounting/ledger'
import { openPeriod } from '#hr/payroll_periods'
import { freeInputs } from '#payroll/actions/discard_slips'
import PayrollRun from '#payroll/models/payroll_run'
import { runLifecycle } from '#payroll/runs/run_lifecycle'

/**
 * Reverses an approved or paid run with entries of today, frees its inputs and opens the month;
 * slips stay readable. 404, 409 INVALID_TRANSITION or PERIOD_CLOSED. Announces `payroll.reversed`.
 */
export async function reverseRun(
  id: string,
  { reason }: { reason?: string | null }
): Promise<PayrollRun> {
  const run = await lockOrFail(PayrollRun, id)
  const status = runLifecycle.next('reverse', run.status)

  await openPeriod(run.period)
  await freeInputs(id)
  await run
    .merge({
      status,
      standing: null,
      reversedAt: clock.now().toISOString(),
      reversalReason: reason ?? null,
    })
    .save()
  await reverse({
    reference: id,
    concept: reason
      ? conceptOf('payroll_reversed_because', { period: run.period, reason })
      : conceptOf('payroll_reversed', { period: run.period }),
  })
  await announce('payroll.reversed', { payrollRunId: id })
  return run
}
