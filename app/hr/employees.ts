/**
 * Public module of employees: whoever writes something of one locks the employee first, so that two
 * never pass each other.
 */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import Employee from '#hr/models/employee'

/**
 * The employee, locked until the transaction ends; 422 NOT_FOUND on `field` when there is none, or
 * when it was deleted.
 */
export async function lockEmployee(id: string, field = 'employeeId'): Promise<Employee> {
  const employee = await Employee.query().where('id', id).where('live', 1).forUpdate().first()
  if (!employee) throw invalid(field, 'NOT_FOUND', 'There is no such employee')
  return employee
}

/** Whether there is this employee; until the transaction ends it is not deleted. */
export async function employeeExists(id: string): Promise<boolean> {
  const [found] = await rows(
    'SELECT id FROM employees WHERE tenant_id = ? AND id = ? AND live = 1 LOCK IN SHARE MODE',
    [Current.tenantId, id]
  )
  return found !== undefined
}

/** 409 EMPLOYEE_INACTIVE of somebody who has left. */
export function mustBeActive({ isActive }: Employee) {
  if (!isActive)
    throw conflict('EMPLOYEE_INACTIVE', 'The employee has left the company', {
      field: 'employeeId',
    })
}
