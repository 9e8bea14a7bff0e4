import { defineEvents } from '#core/event_types'
import { employeeRecord } from '#hr/transformers/employee_record'
import { timeOffRecord } from '#hr/transformers/time_off_record'

export function definePeopleEvents() {
  defineEvents({ record: employeeRecord, scope: 'hr', id: 'employeeId' }, { 'employee.created': 'Somebody was hired', 'employee.deactivated': 'Somebody has left' })
  defineEvents({ record: timeOffRecord, scope: 'hr', id: 'timeOffRequestId' }, { 'time_off.approved': 'Somebody gets the time off that they asked for', 'time_off.rejected': 'Somebody does not get the time off that they asked for' })
}
