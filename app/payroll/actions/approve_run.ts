import { clock } from '#core/primitives/clock'
import { seesPay } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { conceptOf } from '#accounting/concepts'
import { post } from '#accounting/ledger'
import { lockPeriod } from '#hr/payroll_periods'
import { monthOf } from '#payroll/computation/month'
import PayrollRun from '#payroll/models/payroll_run'
import { postingsOf } from '#payroll/runs/postings'
import { runLifecycle } from '#payroll/runs/run_lifecycle'
import { fingerprintOf } from '#payroll/runs/fingerprint'

const MOST_NAMED = 100

/**
 * Approves a draft: posts it on the last day of the month and locks the period. 404, 409
 * INVALID_TRANSITION, OUTDATED, NEGATIVE_NET or PERIOD_CLOSED. Announces `payroll.approved`.
 */
export async function approveRun(id: string): Promise<PayrollRun> {
  const run = await lockOrFail(PayrollRun, id)
  const status = runLifecycle.next('approve', run.status)
  const month = monthOf(run.period)

  const lines = await postingsOf(id)
  await lockPeriod(run.period)
  if ((await fingerprintOf(month)) !== run.fingerprint)
    throw conflict(
      'OUTDATED',
      'Contracts, leave, absences, deductions or the law of the month have changed since it was ' +
        'computed, or it was computed by an earlier release: recompute it'
    )
  if (run.negative) throw await negativeNet(run)

  const entry = await post({
    type: 'PAYROLL',
    concept: conceptOf('payroll', { period: run.period }),
    reference: id,
    date: month.last,
    lines,
    keepsCostCenters: true,
  })
  await run
    .merge({
      status,
      approvedAt: clock.now().toISOString(),
      approvedBy: Current.actor.id,
      journalEntryId: entry.id,
    })
    .save()
  await announce('payroll.approved', { payrollRunId: id, period: run.period })
  return run
}

/** Names the slips, most negative first. */
async function negativeNet({ id, negative }: PayrollRun) {
  const found = await rows(
    `SELECT id, employee_id AS employeeId, employee_name AS employeeName, net FROM payslips WHERE tenant_id = ? AND run_id = ? AND net < 0 ORDER BY net, id LIMIT ${MOST_NAMED}`,
    [Current.tenantId, id]
  )
  const payslips = found.map(({ net, ...slip }) => ({
    ...slip,
    ...(seesPay() && { net: Number(net) }),
  }))
  const names = [
    ...found.slice(0, 5).map(({ employeeName }) => employeeName),
    ...(negative > 5 ? ['…'] : []),
  ].join(', ')
  return conflict(
    'NEGATIVE_NET',
    `${negative === 1 ? 'One slip has' : `${negative} slips have`} more deductions than pay: ${names}`,
    { payslips }
  )
}
