import { announce, later } from '#core/jobs/outbox'
import { monthOf } from '#payroll/computation/month'
import PayrollRun from '#payroll/models/payroll_run'
import { mustBeKnown } from '#payroll/statutory/known'

const COMPUTE = { queue: 'payroll', job: 'compute' } as const

/** Starts a run of `YYYY-MM`. 409 DUPLICATE for a second one, 422 before the known law. */
export async function startRun({ period }: { period: string }): Promise<PayrollRun> {
  mustBeKnown('period', monthOf(period).first)

  const run = await PayrollRun.create({
    period,
    status: 'COMPUTING',
    standing: true,
    computation: 1,
  })
  await beginComputing(run)
  return run
}

/** Queues the computation. Announces `payroll.started`. */
export async function beginComputing(run: PayrollRun) {
  await computeLater(run)
  await announce('payroll.started', { payrollRunId: run.id })
}

/** `computation` lets jobs of an earlier computation recognise that they are obsolete. */
export const computeLater = ({ id, computation }: PayrollRun) =>
  later(COMPUTE.queue, COMPUTE.job, { payrollRunId: id, computation })
