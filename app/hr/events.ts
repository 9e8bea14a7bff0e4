import { defineEvents } from '#core/resources/webhook_events'
import { absenceTransformer } from '#hr/transformers/absence_transformer'
import {
  contractTransformer,
  salaryIncreaseTransformer,
} from '#hr/transformers/contract_transformer'
import { departmentTransformer } from '#hr/transformers/department_transformer'
import { employeeTransformer } from '#hr/transformers/employee_transformer'
import { timeOffTransformer } from '#hr/transformers/time_off_transformer'

export default function definePeopleEvents() {
  defineEvents(
    { record: employeeTransformer, scope: 'hr', id: 'employeeId' },
    {
      'employee.created': 'An employee was created',
      'employee.updated': 'An employee was changed',
      'employee.deactivated': 'An employee was deactivated',
      'employee.activated': 'An employee was activated again',
      'employee.deleted': 'An employee was deleted',
    }
  )
  defineEvents(
    { record: departmentTransformer, scope: 'hr', id: 'departmentId' },
    {
      'department.created': 'A department was created',
      'department.updated': 'A department was changed',
      'department.deleted': 'A department was deleted; the message has the id only',
    }
  )
  defineEvents(
    { record: contractTransformer, scope: 'hr', id: 'contractId' },
    {
      'contract.created': 'A contract was created; the message has no salary',
      'contract.updated': 'A contract was changed or ended',
      'contract.ending': 'An active contract ends within 30 days; the message has no salary',
      'contract.deleted': 'A contract was deleted; the message names the employee only',
    }
  )
  defineEvents(
    { record: salaryIncreaseTransformer, scope: 'hr', id: 'salaryIncreaseId' },
    {
      'salary_increase.created': 'A salary increase was created; the message has no amounts',
      'salary_increase.updated': 'A salary increase is based on another that was entered before it',
      'salary_increase.deleted':
        'A salary increase was deleted; the message names the employee only',
    }
  )
  defineEvents(
    { record: absenceTransformer, scope: 'hr', id: 'absenceId' },
    {
      'absence.created': 'An absence of a day was recorded',
      'absence.updated': 'An absence was changed',
      'absence.deleted': 'An absence was deleted; the message names the employee only',
    }
  )
  defineEvents(
    { record: timeOffTransformer, scope: 'hr', id: 'timeOffRequestId' },
    {
      'time_off.requested': 'A time off request was created',
      'time_off.updated': 'A time off request was changed, or shortened by the end of employment',
      'time_off.approved': 'A time off request was approved',
      'time_off.rejected': 'A time off request was rejected',
      'time_off.cancelled': 'A requested or approved time off was cancelled',
      'time_off.deleted': 'A time off request was deleted; the message names the employee only',
    }
  )
}
