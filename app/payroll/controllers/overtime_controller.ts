import { dayRange, defineList } from '#core/resources/list/list'
import {
  creates,
  deletes,
  does,
  inPath,
  lists,
  pathId,
  reads,
  updates,
} from '#core/endpoints/operations'
import { choiceFilter, dayFilter, flagFilter, idFilter } from '#core/input/query_fields'
import { employeeFirst } from '#hr/employee_first'
import { lockEmployee } from '#hr/employees'
import { approveOvertime } from '#payroll/actions/approve_overtime'
import { changeOvertime } from '#payroll/actions/change_overtime'
import { mustBeUnused } from '#payroll/runs/inputs'
import Overtime from '#payroll/models/overtime'
import { mustBeADayOfWork, mustFitIntoTheDay } from '#payroll/inputs/overtime_day'
import { OVERTIME_TYPES } from '#payroll/inputs/overtime_types'
import { overtimeTransformer } from '#payroll/transformers/overtime_transformer'
import { createOvertime, updateOvertime } from '#payroll/validators/overtime'

const overtimeList = defineList({
  record: overtimeTransformer,
  sorts: ['date', 'updatedAt'],
  filters: {
    employeeId: idFilter(),
    type: choiceFilter(OVERTIME_TYPES),
    from: dayFilter(),
    to: dayFilter(),
    approved: flagFilter(),
  },
  where: dayRange('date'),
})

export const overtime = {
  index: lists(overtimeList, { summary: 'List overtime' }),
  show: reads(overtimeTransformer, { summary: 'Read overtime' }),

  store: creates(
    overtimeTransformer,
    createOvertime,
    async (input) => {
      await mustBeADayOfWork(await lockEmployee(input.employeeId), input.date)
      await mustFitIntoTheDay(input.employeeId, input)
      return Overtime.create({ ...input, approved: false })
    },
    { summary: 'Record overtime' }
  ),

  update: employeeFirst(
    Overtime,
    updates(overtimeTransformer, Overtime, updateOvertime, changeOvertime, {
      summary: 'Change overtime',
    })
  ),
  approve: employeeFirst(
    Overtime,
    does(
      {
        of: inPath(Overtime),
        record: overtimeTransformer,
        summary: 'Approve overtime',
      },
      (_, ctx) => approveOvertime(pathId(ctx))
    )
  ),
  destroy: deletes(Overtime, {
    check: ({ id }) => mustBeUnused('OVERTIME', id),
    summary: 'Delete overtime',
  }),
}
