/**
 * Job that computes a run in chunks and requeues itself, so that a large company does not block the
 * queue. Slips and progress commit together; a killed job resumes there.
 */
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/primitives/clock'
import { untaken } from '#core/database/errors_and_retries'
import { announce } from '#core/jobs/outbox'
import { refusalFrom } from '#core/errors/refusal'
import { transaction } from '#core/database/transaction/transaction'
import { computeLater } from '#payroll/actions/start_run'
import { mustFit, mustFitTogether } from '#payroll/computation/limits'
import { monthOf } from '#payroll/computation/month'
import { NotComputable } from '#payroll/computation/not_computable'
import { payslipOf } from '#payroll/computation/payslip'
import PayrollRun from '#payroll/models/payroll_run'
import { runLifecycle } from '#payroll/runs/run_lifecycle'
import { countEmployees, employeesAfter } from '#payroll/runs/employees'
import { fingerprintOf } from '#payroll/runs/fingerprint'
import { readMonths } from '#payroll/runs/read_months'
import { totalsOf, writeSlips, type Written } from '#payroll/runs/write_slips'

type Asked = {
  data: { payrollRunId: string; computation: number }
  attempt: number
  signal: AbortSignal
  finish: () => Promise<void>
}

const CHUNK = 250
const SLICE_MS = 2_000

/** Attempts before an unexpected error fails the run. */
const ATTEMPTS = 5

/**
 * Computes for one time slice. A NotComputable fails the run with its reason, temporary errors are
 * retried; cancelled or restarted runs are skipped.
 */
export async function computeRun({ data, attempt, signal, finish }: Asked) {
  const until = performance.now() + SLICE_MS
  const isOver = () => signal.aborted || performance.now() > until

  try {
    // The run of another month may use the same overtime at the same moment.
    for (let goesOn = true; goesOn;)
      goesOn = await untaken(() => transaction(() => computeChunk(data, isOver, finish)))
  } catch (error) {
    if (error instanceof NotComputable) return transaction(() => fail(data, error.message, finish))

    const refusal = refusalFrom(error)
    if (refusal?.status === 503 || (!refusal && attempt < ATTEMPTS)) throw error
    await transaction(() =>
      fail(
        data,
        'Something went wrong here. It has been noted; recompute the run, or cancel it',
        finish
      )
    )
    // Not before: `finish` throws when another worker has done the job, and nothing has failed.
    logger.error({ err: error, payrollRunId: data.payrollRunId }, 'A payroll run has failed')
  }
}

/** Returns whether to continue. The row lock makes a second worker resume after the first. */
async function computeChunk(
  data: Asked['data'],
  isOver: () => boolean,
  finish: () => Promise<void>
): Promise<boolean> {
  const run = await standing(data)
  if (!run) return finish().then(() => false)

  const month = monthOf(run.period)
  if (run.employees === null)
    run.merge({ employees: await countEmployees(month), fingerprint: await fingerprintOf(month) })
  const ids = await employeesAfter(run.afterEmployeeId, month, CHUNK)
  if (ids.length) await computeSlips(run, ids)

  const isLast = ids.length < CHUNK
  const stops = isLast || isOver()
  if (stops) await finish()
  if (isLast) complete(run)
  await run.save()
  if (isLast) await announce('payroll.computed', { payrollRunId: run.id })
  if (stops && !isLast) await computeLater(run)
  return !stops
}

async function computeSlips(run: PayrollRun, ids: readonly string[]) {
  const month = monthOf(run.period)
  const { people, deductions, law } = await readMonths(ids, month)
  const computed = people.flatMap((person): Written[] => {
    const slip = payslipOf(person, deductions, month, law)
    if (slip) mustFit(slip, person.name)
    return slip ? [{ person, slip }] : []
  })

  await writeSlips(run.id, run.period, computed)
  run.merge({
    afterEmployeeId: ids.at(-1)!,
    processed: run.processed + computed.length,
    negative: run.negative + computed.filter(({ slip }) => slip.net.lt(0)).length,
    ...Object.fromEntries(totalsOf(computed).map(([name, total]) => [name, run[name].plus(total)])),
  })
  mustFitTogether(run, run.period)
}

function complete(run: PayrollRun) {
  run.merge({
    status: runLifecycle.next('complete', run.status),
    employees: run.processed,
    computedAt: clock.now().toISOString(),
  })
}

async function fail(data: Asked['data'], error: string, finish: () => Promise<void>) {
  await finish()
  const run = await standing(data)
  if (!run) return
  await run.merge({ status: runLifecycle.next('fail', run.status), error }).save()
  await announce('payroll.failed', { payrollRunId: run.id })
}

/** The locked run; undefined if it was cancelled or restarted. */
async function standing({
  payrollRunId,
  computation,
}: Asked['data']): Promise<PayrollRun | undefined> {
  const run = await PayrollRun.query().where('id', payrollRunId).forUpdate().first()
  return run?.status === 'COMPUTING' && run.computation === computation ? run : undefined
}
