import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { lockOrFail } from '#core/endpoints/operations'
import { mustStillWorkHere } from '#hr/employment'
import Employee from '#hr/models/employee'
import Overtime from '#payroll/models/overtime'
import { overtimeLifecycle, overtimeState } from '#payroll/inputs/overtime_lifecycle'

/**
 * From now on it waits for the next payroll run, whatever the month of its day. 404, 409
 * INVALID_TRANSITION when that was done, 409 NO_ACTIVE_CONTRACT when the employee is not under
 * contract on its day any more. The employee must be locked.
 */
export async function approveOvertime(id: string): Promise<Overtime> {
  const overtime = await lockOrFail(Overtime, id)
  overtimeLifecycle.next('approve', overtimeState(overtime))
  const { employeeId, date } = overtime
  await mustStillWorkHere(
    await Employee.findOrFail(employeeId),
    { from: date, to: date },
    'This overtime'
  )
  return overtime
    .merge({ approved: true, approvedAt: clock.now().toISOString(), approvedBy: Current.actor.id })
    .save()
}
