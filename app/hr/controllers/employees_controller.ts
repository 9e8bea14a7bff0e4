import { defineList, type Condition } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { flagFilter, idFilter } from '#core/input/query_fields'
import { whenChanged } from '#core/jobs/announce_if_changed'
import {
  factsOfPerson,
  linkOfNew,
  linkOfPerson,
  thirdPartyConditions,
  thirdPartyFilters,
} from '#parties/links'
import { mayChangeEmployee } from '#hr/people/birth_date'
import { mustTakeCostCenter } from '#accounting/ledger'
import Employee from '#hr/models/employee'
import { directoryList, wholeOrDirectory } from '#hr/people/directory'
import { directoryTransformer, employeeTransformer } from '#hr/transformers/employee_transformer'
import { createEmployee, updateEmployee } from '#hr/validators/employee'

export const employeeList = defineList({
  record: employeeTransformer,
  sorts: ['lastName', 'firstName', 'hireDate', 'updatedAt'],
  search: 'firstName, lastName, email and documentNumber',
  filters: { departmentId: idFilter(), isActive: flagFilter(), ...thirdPartyFilters },
  where: {
    departmentId: (id: string): Condition => ['t.department_id = ?', id],
    isActive: (isActive: boolean): Condition => ['t.is_active = ?', isActive],
    ...thirdPartyConditions,
  },
})

export const employees = {
  index: wholeOrDirectory(lists(employeeList), lists(directoryList)),
  show: wholeOrDirectory(reads(employeeTransformer), reads(directoryTransformer)),

  store: creates(employeeTransformer, createEmployee, async (input) => {
    const thirdPartyId = await linkOfNew(input, factsOfPerson(input))
    await mustTakeCostCenter(input)
    const employee = await Employee.create({ ...input, thirdPartyId, isActive: true })
    await announce('employee.created', { employeeId: employee.id })
    return employee
  }),

  update: updates(employeeTransformer, Employee, updateEmployee, async (employee, changes) => {
    await mayChangeEmployee(employee, changes)
    const before = { ...employee.$attributes } as Employee
    employee.merge(changes as Partial<Employee>)
    const link = await linkOfPerson(changes, before, employee)
    await mustTakeCostCenter(changes, before.costCenterId)
    await whenChanged(
      employee,
      () => employee.merge(link).save(),
      () => announce('employee.updated', { employeeId: employee.id })
    )
  }),

  destroy: deletes(Employee, {
    check: ({ id }) => announce('employee.deleted', { employeeId: id }),
    summary: 'Delete an employee',
  }),
}
