import { Current } from '#core/current'
import { rows } from '#core/database'
import { defineList, type Condition } from '#core/list'
import { creates, deletes, lists, reads, updates } from '#core/operations'
import { announce } from '#core/outbox'
import { flagFilter, idFilter } from '#core/query_fields'
import { conflict } from '#core/refusals'
import Employee from '#hr/models/employee'
import { employeeRecord } from '#hr/transformers/employee_record'
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
  index: lists(employeeList),
  show: reads(employeeRecord),

  store: creates(employeeRecord, createEmployee, async (input) => {
    const employee = await Employee.create({ ...input, isActive: true })
    await announce('employee.created', { employeeId: employee.id })
    return employee
  }),

  update: updates(employeeRecord, Employee, updateEmployee),
  destroy: deletes(Employee, { check: mustHaveNoContracts, summary: 'Delete an employee without contracts' }),
}

/** Who was under contract is deactivated instead. Whoever signs a contract holds the employee's row, as the deletion does. */
async function mustHaveNoContracts({ id }: Employee) {
  const [contract] = await rows('SELECT id FROM contracts WHERE tenant_id = ? AND employee_id = ? LIMIT 1', [Current.tenantId, id])
  if (contract) throw conflict('IN_USE', 'The employee has contracts')
}
