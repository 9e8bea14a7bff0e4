import type { HttpContext } from '@adonisjs/core/http'
import { defineList } from '#core/list'
import { creates, lists, lockOrFail, pathId, readRecord, reads } from '#core/operations'
import { raiseSalary } from '#hr/actions/raise_salary'
import Employee from '#hr/models/employee'
import { salaryIncreaseRecord } from '#hr/transformers/contract_record'
import { employeeRecord } from '#hr/transformers/employee_record'
import { createSalaryIncrease } from '#hr/validators/contract'

const increaseList = defineList({ record: salaryIncreaseRecord, sorts: ['effectiveDate'] })

/** History: what was raised stays raised, until a new contract. */
export const salaryIncreases = {
  index: lists(increaseList, { within: async (ctx) => [['t.employee_id = ?', await employeeId(ctx)]], summary: 'The salary history of an employee' }),
  show: reads(salaryIncreaseRecord, { param: 'salaryIncreaseId', isWithin: async (increase, ctx) => increase.employeeId === (await employeeId(ctx)) }),
  store: creates(salaryIncreaseRecord, createSalaryIncrease, async (input, ctx) => raiseSalary(await lockOrFail(Employee, pathId(ctx)), input), { summary: 'Raise the salary of an employee from a day on' }),
}

/** The employee in the path, who must be there. */
async function employeeId(ctx: HttpContext) {
  return (await readRecord(employeeRecord, pathId(ctx))).id as string
}
