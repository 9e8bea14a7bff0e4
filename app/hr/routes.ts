import router from '@adonisjs/core/services/router'
import type { Operation } from '#core/operations'
import { resource } from '#core/routing'
import { middleware } from '#start/kernel'
import { absences } from '#hr/controllers/absences_controller'
import { activeState } from '#hr/controllers/active_state_controller'
import { contracts } from '#hr/controllers/contracts_controller'
import { departments } from '#hr/controllers/departments_controller'
import { disciplinaryProcesses } from '#hr/controllers/disciplinary_processes_controller'
import { employees } from '#hr/controllers/employees_controller'
import { salaryIncreases } from '#hr/controllers/salary_increases_controller'
import { timeOff } from '#hr/controllers/time_off_controller'
import { timeOffBalance } from '#hr/time_off_balance'
import { timeline } from '#hr/timeline'

export default () => {
  resource('departments', departments, 'hr')
  resource('employees', employees, 'hr')
  verb('employees', 'active-state', activeState)
  reading('employees', 'time-off-balance', timeOffBalance)
  reading('employees', 'timeline', timeline)
  resource('employees/:id/salary-increases', salaryIncreases, 'hr')
  resource('contracts', contracts, 'hr')

  resource('time-off-requests', timeOff, 'hr')
  for (const one of ['approve', 'reject', 'cancel'] as const) verb('time-off-requests', one, timeOff[one])
  resource('absences', absences, 'hr')
  resource('disciplinary-processes', disciplinaryProcesses, 'hr')
}

const verb = (path: string, name: string, handler: Operation) => router.post(`${path}/:id/${name}`, handler).as(`${path}.${name}`).use(middleware.can('hr:write'))

const reading = (path: string, name: string, handler: Operation) => router.get(`${path}/:id/${name}`, handler).as(`${path}.${name}`).use(middleware.can('hr:read'))
