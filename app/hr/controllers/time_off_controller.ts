import { defineList } from '#core/resources/list/list'
import {
  creates,
  deletes,
  does,
  inPath,
  lists,
  lockOrFail,
  pathId,
  reads,
  updates,
  type Operation,
} from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter, dayFilter, described, idFilter } from '#core/input/query_fields'
import { approveTimeOff, cancelTimeOff, rejectTimeOff } from '#hr/actions/decide_time_off'
import { changeTimeOff, requestTimeOff } from '#hr/actions/request_time_off'
import { employeeFirst } from '#hr/employee_first'
import Employee from '#hr/models/employee'
import TimeOffRequest from '#hr/models/time_off_request'
import { TIME_OFF_STATES, TIME_OFF_TYPES, timeOffLifecycle } from '#hr/leave/time_off_lifecycle'
import { timeOffTransformer as record } from '#hr/transformers/time_off_transformer'
import * as input from '#hr/validators/time_off'

const timeOffList = defineList({
  record,
  sorts: ['startDate', 'endDate', 'updatedAt'],
  filters: {
    employeeId: idFilter(),
    status: choiceFilter(TIME_OFF_STATES),
    type: choiceFilter(TIME_OFF_TYPES),
    on: described('A day that it is about.', dayFilter()),
  },
  where: { on: (day: string) => ['t.start_date <= ? AND t.end_date >= ?', day, day] },
})

const first = (one: Operation) => employeeFirst(TimeOffRequest, one)

export const timeOff = {
  index: lists(timeOffList),
  show: reads(record),
  store: creates(record, input.createTimeOff, requestTimeOff),
  update: first(
    updates(record, TimeOffRequest, input.updateTimeOff, changeTimeOff, {
      summary: 'Change a time off request',
    })
  ),
  destroy: first(
    deletes(TimeOffRequest, {
      check: async ({ id, employeeId, status }) => {
        timeOffLifecycle.next('delete', status, status)
        await announce('time_off.deleted', { timeOffRequestId: id, employeeId })
      },
      summary: 'Delete a time off request',
    })
  ),

  approve: decides({ summary: 'Approve a time off request' }, approveTimeOff),
  reject: decides(
    { input: input.rejectTimeOff, summary: 'Reject a time off request' },
    (request, employee, data) => rejectTimeOff(request, employee, data?.reason ?? null)
  ),
  cancel: decides({ summary: 'Cancel a time off request' }, cancelTimeOff),
}

function decides(
  declared: { input?: typeof input.rejectTimeOff; summary: string },
  decide: (
    request: TimeOffRequest,
    employee: Employee,
    data?: { reason?: string | null }
  ) => Promise<void>
): Operation {
  return first(
    does({ ...declared, of: inPath(TimeOffRequest), record }, async (data, ctx) => {
      const request = await lockOrFail(TimeOffRequest, pathId(ctx))
      await decide(request, await Employee.findOrFail(request.employeeId), data)
      return request
    })
  )
}
