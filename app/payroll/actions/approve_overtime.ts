import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { lockOrFail } from '#core/endpoints/operations'
import { mustStillWorkHere } from '#hr/employment'
import Employee from '#hr/models/employee'
import Overtime from '#payroll/models/overtime'
import { overtimeLifecycle, overtimeState } from '#payroll/inputs/overtime_lifecycle'

/**
 * Approves overtime of a locked employee for the next run, whatever its month. 404, 409
 * INVALID_TRANSITION if approved, 409 NO_ACTIVE_CONTRACT.
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
