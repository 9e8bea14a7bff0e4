import { registerLinked } from '#parties/links'
import Employee from '#hr/models/employee'

export default () =>
  registerLinked({ model: Employee, updated: { event: 'employee.updated', id: 'employeeId' } })
