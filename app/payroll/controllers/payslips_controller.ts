import type { HttpContext } from '@adonisjs/core/http'
import { defineList, type Condition } from '#core/resources/list/list'
import { lists, operation, pathId, readRecord, reads } from '#core/endpoints/operations'
import { described, flagFilter, idFilter } from '#core/input/query_fields'
import { notFound } from '#core/errors/refusal'
import { PDF } from '#core/endpoints/report'
import { print } from '#documents/print'
import { printedPayslip } from '#payroll/payslips/payslip_document'
import type { Slip } from '#payroll/payslips/payslip_sheet'
import { payslipTransformer } from '#payroll/transformers/payslip_transformer'
import { runTransformer } from '#payroll/transformers/run_transformer'

const slipList = defineList({
  record: payslipTransformer,
  sorts: ['net'],
  filters: {
    employeeId: idFilter(),
    negative: described('Those with more deductions than pay, or all others.', flagFilter()),
  },
  where: {
    negative: (isNegative: boolean): Condition => [isNegative ? 't.net < 0' : 't.net >= 0'],
  },
})

/** Slips are created and discarded with their run. */
export const payslips = {
  index: lists(slipList, {
    within: async (ctx) => [['t.run_id = ?', await runId(ctx)]],
    summary: 'List payslips of a payroll run',
  }),
  show: reads(payslipTransformer, {
    param: 'payslipId',
    isWithin: async (slip, ctx) => slip.payrollRunId === (await runId(ctx)),
  }),

  pdf: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'Print a payslip',
      answers: { 200: { description: 'The slip, to print', content: { 'application/pdf': PDF } } },
    },
    (ctx) =>
      print(ctx, async () => {
        const slip = await readRecord(payslipTransformer, pathId(ctx, 'payslipId'))
        if (slip.payrollRunId !== (await runId(ctx))) throw notFound()
        return printedPayslip(slip as Slip)
      })
  ),
}

/** 404 for a missing run in the path. */
async function runId(ctx: HttpContext) {
  return (await readRecord(runTransformer, pathId(ctx))).id as string
}
