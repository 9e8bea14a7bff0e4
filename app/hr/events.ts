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
      'employee.created': 'Somebody was hired',
      'employee.updated': 'What is known of an employee was changed',
      'employee.deactivated': 'Somebody has left',
      'employee.activated': 'Somebody who had left has come back',
      'employee.deleted': 'An employee was deleted',
    }
  )
  defineEvents(
    { record: departmentTransformer, scope: 'hr', id: 'departmentId' },
    {
      'department.created': 'A department was created',
      'department.updated': 'A department was changed',
      'department.deleted': 'A department was deleted, of which nothing is left but the id',
    }
  )
  defineEvents(
    { record: contractTransformer, scope: 'hr', id: 'contractId' },
    {
      'contract.created': 'A contract was signed; the message tells no salary',
      'contract.updated': 'A contract was changed, or ended',
      'contract.deleted': 'A contract was deleted, of which nothing is left but whose it was',
    }
  )
  defineEvents(
    { record: salaryIncreaseTransformer, scope: 'hr', id: 'salaryIncreaseId' },
    {
      'salary_increase.created': 'Somebody earns more from a day on; the message tells no amounts',
      'salary_increase.updated': 'An increase builds upon another one that was entered before it',
      'salary_increase.deleted':
        'An increase was taken back, of which nothing is left but whose it was',
    }
  )
  defineEvents(
    { record: absenceTransformer, scope: 'hr', id: 'absenceId' },
    {
      'absence.created': 'Somebody was absent for a day',
      'absence.updated': 'An absence was changed',
      'absence.deleted': 'An absence was deleted, of which nothing is left but whose it was',
    }
  )
  defineEvents(
    { record: timeOffTransformer, scope: 'hr', id: 'timeOffRequestId' },
    {
      'time_off.requested': 'Somebody asks for time off',
      'time_off.updated': 'A request for time off was changed, or is cut short by who leaves',
      'time_off.approved': 'Somebody gets the time off that they asked for',
      'time_off.rejected': 'Somebody does not get the time off that they asked for',
      'time_off.cancelled': 'Time off, asked for or granted, was taken back',
      'time_off.deleted':
        'A request for time off was deleted, of which nothing is left but whose it was',
    }
  )
}
