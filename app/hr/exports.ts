import { defineExport } from '#core/resources/exportable'
import { departmentList } from '#hr/controllers/departments_controller'
import { employeeList } from '#hr/controllers/employees_controller'

export default function exportPeople() {
  defineExport('employees', { scope: 'hr', list: employeeList })
  defineExport('departments', { scope: 'hr', list: departmentList })
}
