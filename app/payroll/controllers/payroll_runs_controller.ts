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
import { runTransformer } from '#payroll/transformers/run_transformer'
import * as input from '#payroll/validators/run'

const runList = defineList({
  record: runTransformer,
  sorts: ['period', 'updatedAt'],
  filters: { period: periodFilter(), status: choiceFilter(RUN_STATES) },
})

/** Runs are documents: cancelled or reversed, never deleted. */
export const payrollRuns = {
  index: lists(runList),
  show: reads(runTransformer),

  store: does(
    {
      input: input.startRun,
      record: runTransformer,
      status: 202,
      location: '/payroll-runs',
      summary: 'Start a payroll run',
    },
    startRun
  ),

  recompute: does(
    {
      of: inPath(PayrollRun),
      record: runTransformer,
      status: 202,
      location: '/payroll-runs',
      summary: 'Compute a payroll run again',
    },
    (_, ctx) => recomputeRun(pathId(ctx))
  ),

  approve: does(
    {
      of: inPath(PayrollRun),
      record: runTransformer,
      summary: 'Approve a payroll run',
    },
    (_, ctx) => approveRun(pathId(ctx))
  ),
  pay: does(
    {
      of: inPath(PayrollRun),
      input: input.payRun,
      record: runTransformer,
      summary: 'Pay a payroll run',
    },
    (data, ctx) => payRun(pathId(ctx), data)
  ),
  cancel: does(
    {
      of: inPath(PayrollRun),
      record: runTransformer,
      summary: 'Cancel a payroll run',
    },
    (_, ctx) => cancelRun(pathId(ctx))
  ),
  reverse: does(
    {
      of: inPath(PayrollRun),
      input: input.reverseRun,
      record: runTransformer,
      summary: 'Reverse a payroll run',
    },
    (data, ctx) => reverseRun(pathId(ctx), data)
  ),
}
