import { announce, later } from '#core/jobs/outbox'
import { monthOf } from '#payroll/computation/month'
import PayrollRun from '#payroll/models/payroll_run'
import { mustBeKnown } from '#payroll/statutory/known'

/** The job that computes a run, for a while at a time. */
const COMPUTE = { queue: 'payroll', job: 'compute' } as const

/**
 * A run of a month, for the worker to compute. 409 DUPLICATE while another one of it stands; 422
 * for a month that is older than what is known of its law.
 */
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

/** The worker is to compute it, for the first time or anew. Announces `payroll.started`. */
export async function beginComputing(run: PayrollRun) {
  await computeLater(run)
  await announce('payroll.started', { payrollRunId: run.id })
}

/**
 * `computation` tells the job which of the computations of a run it is of: an earlier one finds it
 * gone.
 */
export const computeLater = ({ id, computation }: PayrollRun) =>
  later(COMPUTE.queue, COMPUTE.job, { payrollRunId: id, computation })
