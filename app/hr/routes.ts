import { resource } from '#core/routing'
import { contracts } from '#hr/controllers/contracts_controller'
import { departments } from '#hr/controllers/departments_controller'
import { employees } from '#hr/controllers/employees_controller'
import { salaryIncreases } from '#hr/controllers/salary_increases_controller'

export default () => {
  resource('departments', departments, 'hr')
  resource('employees', employees, 'hr')
  resource('employees/:id/salary-increases', salaryIncreases, 'hr')
  resource('contracts', contracts, 'hr')
}
