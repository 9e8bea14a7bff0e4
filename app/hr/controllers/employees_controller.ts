import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { defineList, type Condition } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { flagFilter, idFilter } from '#core/input/query_fields'
import { conflict } from '#core/errors/refusal'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { mayChangeEmployee } from '#hr/birth_date'
import Employee from '#hr/models/employee'
import { directoryList, wholeOrDirectory } from '#hr/directory'
import { directoryRecord, employeeRecord } from '#hr/transformers/employee_record'
import { createEmployee, updateEmployee } from '#hr/validators/employee'

export const employeeList = defineList({
  record: employeeRecord,
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
  show: wholeOrDirectory(reads(employeeRecord), reads(directoryRecord)),

  store: creates(employeeRecord, createEmployee, async (input) => {
    const employee = await Employee.create({ ...input, isActive: true })
    await announce('employee.created', { employeeId: employee.id })
    return employee
  }),

  update: updates(employeeRecord, Employee, updateEmployee, async (employee, changes) => {
    await mayChangeEmployee(employee, changes)
    await whenChanged(
      employee,
      () => employee.merge(changes as Partial<Employee>).save(),
      () => announce('employee.updated', { employeeId: employee.id })
    )
  }),

  destroy: deletes(Employee, {
    check: async (employee) => {
      await mustBeUnused(employee)
      await announce('employee.deleted', { employeeId: employee.id })
    },
    summary: 'Delete an employee without contracts and payslips',
  }),
}

/**
 * Who was under contract, or paid, is deactivated instead. Whoever signs a contract, or assigns an
 * asset or a seat of a license, holds the employee's row, as the deletion does.
 */
async function mustBeUnused({ id }: Employee) {
  const of = [Current.tenantId, id]
  const [contracts, slips, assets, seats] = await selects([
    ['SELECT id FROM contracts WHERE tenant_id = ? AND employee_id = ? LIMIT 1', of],
    ['SELECT id FROM payslips WHERE tenant_id = ? AND employee_id = ? LIMIT 1', of],
    [
      "SELECT id FROM assets WHERE tenant_id = ? AND live = 1 AND assigned_to_type = 'USER' AND assigned_to_id = ? LIMIT 1",
      of,
    ],
    ['SELECT id FROM license_seats WHERE tenant_id = ? AND employee_id = ? LIMIT 1', of],
  ])
  if (contracts.length) throw conflict('IN_USE', 'The employee has contracts')
  if (slips.length) throw conflict('IN_USE', 'The employee has payslips')
  if (assets.length) throw conflict('IN_USE', 'The employee has assets of the company')
  if (seats.length) throw conflict('IN_USE', 'The employee has seats of licenses')
}
