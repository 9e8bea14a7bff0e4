import { Current } from '#core/context/current'
import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { conceptOf } from '#accounting/concepts'
import { credit, ledgerAccountOf, post } from '#accounting/ledger'
import PayrollRun from '#payroll/models/payroll_run'
import { netPostings } from '#payroll/runs/postings'
import { runLifecycle } from '#payroll/runs/run_lifecycle'

/**
 * Pays the net of an approved run today, from a bank account or in cash. 404, 409
 * INVALID_TRANSITION or PERIOD_CLOSED, refusals of `ledgerAccountOf`. Announces `payroll.paid`.
 */
export async function payRun(
  id: string,
  { bankAccountId }: { bankAccountId?: string | null }
): Promise<PayrollRun> {
  const run = await lockOrFail(PayrollRun, id)
  const status = runLifecycle.next('pay', run.status)
  const account = await ledgerAccountOf(bankAccountId)

  const entry = await post({
    type: 'PAYMENT',
    concept: conceptOf('payroll_paid', { period: run.period }),
    reference: id,
    lines: [...(await netPostings(run.journalEntryId, run.net)), credit(account, run.net)],
    isPay: true,
    keepsCostCenters: true,
  })
  await run
    .merge({
      status,
      paidAt: Current.moment.toISOString(),
      bankAccountId: bankAccountId ?? null,
      paymentEntryId: entry.id,
    })
    .save()
  await announce('payroll.paid', { payrollRunId: id })
  return run
}
