/** Public module of employees; writers lock the employee first, which prevents deadlocks. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import Employee from '#hr/models/employee'

/** Locks the employee; 422 NOT_FOUND on `field` for a missing or deleted one. */
export async function lockEmployee(id: string, field = 'employeeId'): Promise<Employee> {
  const employee = await Employee.query().where('id', id).where('live', 1).forUpdate().first()
  if (!employee) throw invalid(field, 'NOT_FOUND', 'There is no such employee')
  return employee
}

/** Share-locks the employee against deletion. */
export async function employeeExists(id: string): Promise<boolean> {
  const [found] = await rows(
    'SELECT id FROM employees WHERE tenant_id = ? AND id = ? AND live = 1 LOCK IN SHARE MODE',
    [Current.tenantId, id]
  )
  return found !== undefined
}

export function mustBeActive({ isActive }: Employee) {
  if (!isActive)
    throw conflict('EMPLOYEE_INACTIVE', 'The employee has left the company', {
      field: 'employeeId',
    })
}
