import type { InputOf } from '#core/endpoints/operations'
import Employee from '#hr/models/employee'
import type Overtime from '#payroll/models/overtime'
import { mustBeADayOfWork, mustFitIntoTheDay } from '#payroll/inputs/overtime_day'
import { overtimeLifecycle, overtimeState } from '#payroll/inputs/overtime_lifecycle'
import type { updateOvertime } from '#payroll/validators/overtime'

/**
 * Until it is approved (409 INVALID_TRANSITION), overtime may move to another day of work (422) and
 * have as many hours as fit into its day (409 OVERLAP). The employee must be locked.
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
