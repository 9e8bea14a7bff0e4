import { defineList } from '#core/resources/list/list'
import { does, inPath, lists, pathId, reads } from '#core/endpoints/operations'
import { choiceFilter, periodFilter } from '#core/input/query_fields'
import { approveRun } from '#payroll/actions/approve_run'
import { cancelRun } from '#payroll/actions/cancel_run'
import { payRun } from '#payroll/actions/pay_run'
import { recomputeRun } from '#payroll/actions/recompute_run'
import { reverseRun } from '#payroll/actions/reverse_run'
import { startRun } from '#payroll/actions/start_run'
import PayrollRun from '#payroll/models/payroll_run'
import { RUN_STATES } from '#payroll/runs/run_lifecycle'
import { runRecord } from '#payroll/transformers/run_record'
import * as input from '#payroll/validators/run'

const runList = defineList({
  record: runRecord,
  sorts: ['period', 'updatedAt'],
  filters: { period: periodFilter(), status: choiceFilter(RUN_STATES) },
})

/** A document: it is cancelled or reversed, never deleted. */
export const payrollRuns = {
  index: lists(runList),
  show: reads(runRecord),

  store: does(
    {
      input: input.startRun,
      record: runRecord,
      status: 202,
      location: '/payroll-runs',
      summary: 'Start the payroll run of a month; the worker computes it',
    },
    startRun
  ),

  recompute: does(
    {
      of: inPath(PayrollRun),
      record: runRecord,
      status: 202,
      location: '/payroll-runs',
      summary: 'Compute a draft anew, from what is known now',
    },
    (_, ctx) => recomputeRun(pathId(ctx))
  ),

  approve: does(
    {
      of: inPath(PayrollRun),
      record: runRecord,
      summary:
        'Approve a draft: it is posted to the books, and what its month was paid by stays as it is',
    },
    (_, ctx) => approveRun(pathId(ctx))
  ),
  pay: does(
    {
      of: inPath(PayrollRun),
      input: input.payRun,
      record: runRecord,
      summary: 'Pay the net to all employees, from a bank account or in cash',
    },
    (data, ctx) => payRun(pathId(ctx), data)
  ),
  cancel: does(
    {
      of: inPath(PayrollRun),
      record: runRecord,
      summary: 'Cancel a run that is not approved; nothing of it is left',
    },
    (_, ctx) => cancelRun(pathId(ctx))
  ),
  reverse: does(
    {
      of: inPath(PayrollRun),
      input: input.reverseRun,
      record: runRecord,
      summary: 'Take an approved run back, its payment too, and open its month again',
    },
    (data, ctx) => reverseRun(pathId(ctx), data)
  ),
}
