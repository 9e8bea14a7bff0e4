import type { HttpContext } from '@adonisjs/core/http'
import { defineList } from '#core/resources/list/list'
import {
  creates,
  holding,
  inPath,
  lists,
  lockOrFail,
  matchVersion,
  nothingOf,
  operation,
  pathId,
  readRecord,
  reads,
} from '#core/endpoints/operations'
import { PAY } from '#core/context/scopes'
import { notFound } from '#core/errors/refusal'
import { raiseSalary } from '#hr/actions/raise_salary'
import { takeBackIncrease } from '#hr/actions/take_back_increase'
import Employee from '#hr/models/employee'
import SalaryIncrease from '#hr/models/salary_increase'
import { salaryIncreaseTransformer } from '#hr/transformers/contract_transformer'
import { employeeTransformer } from '#hr/transformers/employee_transformer'
import { createSalaryIncrease } from '#hr/validators/contract'

const increaseList = defineList({ record: salaryIncreaseTransformer, sorts: ['effectiveDate'] })

/** The salary history grows; only its last entry can be deleted. */
export const salaryIncreases = {
  index: lists(increaseList, {
    within: async (ctx) => [['t.employee_id = ?', await employeeId(ctx)]],
    summary: 'List salary increases of an employee',
  }),
  show: reads(salaryIncreaseTransformer, {
    param: 'salaryIncreaseId',
    isWithin: async (increase, ctx) => increase.employeeId === (await employeeId(ctx)),
  }),
  store: holding(
    PAY,
    creates(
      salaryIncreaseTransformer,
      createSalaryIncrease,
      async (input, ctx) => raiseSalary(await lockOrFail(Employee, pathId(ctx)), input),
      {
        summary: 'Raise the salary of an employee',
        below: inPath(Employee),
      }
    )
  ),

  destroy: operation(
    {
      kind: 'delete',
      status: 204,
      summary: 'Delete the last salary increase',
    },
    async (ctx) => {
      const { id } = await lockOrFail(Employee, pathId(ctx))
      const increase = await lockOrFail(SalaryIncrease, pathId(ctx, 'salaryIncreaseId'))
      if (increase.employeeId !== id) throw notFound()
      matchVersion(ctx, increase)
      await nothingOf(ctx)

      await takeBackIncrease(increase)
      ctx.response.status(204)
    }
  ),
}

/** 404 for a missing employee. */
async function employeeId(ctx: HttpContext) {
  return (await readRecord(employeeTransformer, pathId(ctx))).id as string
}
