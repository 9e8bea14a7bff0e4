import { defineExport } from '#core/exports'
import { employeeList } from '#hr/controllers/employees_controller'

export const exportPeople = () => defineExport('employees', { scope: 'hr', list: employeeList })
