import { reading, resource, action } from '#core/endpoints/routing'
import { absences } from '#hr/controllers/absences_controller'
import { activeState } from '#hr/controllers/active_state_controller'
import { contracts } from '#hr/controllers/contracts_controller'
import { departments } from '#hr/controllers/departments_controller'
import { disciplinaryProcesses } from '#hr/controllers/disciplinary_processes_controller'
import { employees } from '#hr/controllers/employees_controller'
import { salaryIncreases } from '#hr/controllers/salary_increases_controller'
import { timeOff } from '#hr/controllers/time_off_controller'
import { timeOffBalance } from '#hr/leave/time_off_balance'
import { timeline } from '#hr/timeline'

export default () => {
  resource('departments', departments, 'hr')
  resource('employees', employees, 'hr', { readBy: 'directory' })
  action('employees', 'active-state', activeState, 'hr')
  reading('employees', 'time-off-balance', timeOffBalance, 'hr')
  reading('employees', 'timeline', timeline, 'hr')
  resource('employees/:id/salary-increases', salaryIncreases, 'hr')
  resource('contracts', contracts, 'hr')

  resource('time-off-requests', timeOff, 'hr')
  for (const one of ['approve', 'reject', 'cancel'] as const)
    action('time-off-requests', one, timeOff[one], 'hr')
  resource('absences', absences, 'hr')
  resource('disciplinary-processes', disciplinaryProcesses, 'hr')
}
