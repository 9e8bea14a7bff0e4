import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { announce } from '#core/jobs/outbox'
import { invalid } from '#core/errors/refusal'
import { endEmployment } from '#hr/actions/end_employment'
import { planDeparture, takeBackDeparture } from '#hr/actions/plan_departure'
import type Employee from '#hr/models/employee'

type State = { isActive: boolean; terminationDate?: string | null }

/**
 * Deactivates a locked employee, now or on a future day, or activates them; the same state changes
 * nothing. Announces `employee.activated` or the events of leaving.
 */
export async function setActiveState(employee: Employee, { isActive, terminationDate }: State) {
  if (isActive) return employee.isActive ? stay(employee) : activate(employee)
  if (!employee.isActive) return

  const today = todayIn(Current.tenant.timezone)
  const lastDay = terminationDate ?? today
  if (lastDay < employee.hireDate)
    throw invalid('terminationDate', 'INVALID', 'terminationDate must not be before hireDate.')
  if (lastDay > today) await planDeparture(employee, lastDay)
  else await endEmployment(employee, lastDay)
}

async function activate(employee: Employee) {
  await employee.merge({ isActive: true, terminationDate: null }).save()
  await announce('employee.activated', { employeeId: employee.id })
}

async function stay(employee: Employee) {
  if (employee.terminationDate !== null) await takeBackDeparture(employee)
}
