import { defineList, type Condition } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { flagFilter, idFilter } from '#core/input/query_fields'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { mayChangeEmployee } from '#hr/people/birth_date'
import Employee from '#hr/models/employee'
import { directoryList, wholeOrDirectory } from '#hr/people/directory'
import { directoryTransformer, employeeTransformer } from '#hr/transformers/employee_transformer'
import { createEmployee, updateEmployee } from '#hr/validators/employee'

export const employeeList = defineList({
  record: employeeTransformer,
  sorts: ['lastName', 'firstName', 'hireDate', 'updatedAt'],
  search: 'firstName, lastName, email and documentNumber',
  filters: { departmentId: idFilter(), isActive: flagFilter() },
  where: {
    departmentId: (id: string): Condition => ['t.department_id = ?', id],
    isActive: (isActive: boolean): Condition => ['t.is_active = ?', isActive],
  },
})

export const employees = {
  index: wholeOrDirectory(lists(employeeList), lists(directoryList)),
  show: wholeOrDirectory(reads(employeeTransformer), reads(directoryTransformer)),

  store: creates(employeeTransformer, createEmployee, async (input) => {
    const employee = await Employee.create({ ...input, isActive: true })
    await announce('employee.created', { employeeId: employee.id })
    return employee
  }),

  update: updates(employeeTransformer, Employee, updateEmployee, async (employee, changes) => {
    await mayChangeEmployee(employee, changes)
    await whenChanged(
      employee,
      () => employee.merge(changes as Partial<Employee>).save(),
      () => announce('employee.updated', { employeeId: employee.id })
    )
  }),

  destroy: deletes(Employee, {
    check: ({ id }) => announce('employee.deleted', { employeeId: id }),
    summary: 'Delete an employee',
  }),
}
