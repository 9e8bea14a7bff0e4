import type { InputOf } from '#core/endpoints/operations'
import Employee from '#hr/models/employee'
import type Overtime from '#payroll/models/overtime'
import { mustBeADayOfWork, mustFitIntoTheDay } from '#payroll/inputs/overtime_day'
import { overtimeLifecycle, overtimeState } from '#payroll/inputs/overtime_lifecycle'
import type { updateOvertime } from '#payroll/validators/overtime'

/**
 * Changes pending overtime of a locked employee. 409 INVALID_TRANSITION if approved, 422 for a day
 * without contract, 409 OVERLAP beyond 24 hours.
 */
export async function changeOvertime(overtime: Overtime, changes: InputOf<typeof updateOvertime>) {
  const { date, hours } = overtime
  overtimeLifecycle.next('update', overtimeState(overtime))
  overtime.merge(changes)

  if (overtime.date !== date)
    await mustBeADayOfWork(await Employee.findOrFail(overtime.employeeId), overtime.date)
  if (overtime.date !== date || overtime.hours.gt(hours))
    await mustFitIntoTheDay(overtime.employeeId, overtime)
  await overtime.save()
}
