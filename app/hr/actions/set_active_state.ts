import { Current } from '#core/current'
import { todayIn } from '#core/days'
import { announce } from '#core/outbox'
import { invalid } from '#core/refusals'
import { endOn, saveContract } from '#hr/actions/change_contract'
import { saveCancelled } from '#hr/actions/decide_time_off'
import { saveTimeOff } from '#hr/actions/request_time_off'
import { leaveDays } from '#hr/leave_days'
import Contract from '#hr/models/contract'
import type Employee from '#hr/models/employee'
import TimeOffRequest from '#hr/models/time_off_request'
import { timeOffLifecycle } from '#hr/time_off_lifecycle'

/** Somebody leaves, or comes back. The state that it has already changes nothing. Announces `employee.activated` or `employee.deactivated`, and what becomes of contracts and leave. The employee must be locked. */
export async function setActiveState(employee: Employee, { isActive, terminationDate }: { isActive: boolean; terminationDate?: string | null }) {
  if (employee.isActive === isActive) return

  if (isActive) await activate(employee)
  else await deactivate(employee, terminationDate ?? todayIn(Current.tenant.timezone))
}

async function activate(employee: Employee) {
  await employee.merge({ isActive: true, terminationDate: null }).save()
  await announce('employee.activated', { employeeId: employee.id })
}

/** `lastDay` is the last under contract; leave after it is cancelled, and one that lasts beyond it is cut short. */
async function deactivate(employee: Employee, lastDay: string) {
  if (lastDay < employee.hireDate) throw invalid('terminationDate', 'INVALID', 'terminationDate must not be before hireDate.')

  await employee.merge({ isActive: false, terminationDate: lastDay }).save()
  await endContracts(employee, lastDay)
  await endLeave(employee, lastDay)
  await announce('employee.deactivated', { employeeId: employee.id })
}

async function endContracts({ id }: Employee, lastDay: string) {
  const running = await Contract.query().where('employee_id', id).where((one) => one.where('is_active', true).orWhereNull('end_date').orWhere('end_date', '>', lastDay)).orderBy('id').forUpdate()

  for (const contract of running) {
    endOn(contract, lastDay)
    await saveContract(contract)
  }
}

async function endLeave({ id }: Employee, lastDay: string) {
  const standing = await TimeOffRequest.query().where('employee_id', id).whereIn('status', ['REQUESTED', 'APPROVED']).where('end_date', '>', lastDay).orderBy('id').forUpdate()

  for (const request of standing) {
    const { type, startDate, status } = request
    if (startDate > lastDay) await saveCancelled(request.merge({ status: timeOffLifecycle.next('cancel', status) }))
    else await saveTimeOff(request.merge({ endDate: lastDay, days: await leaveDays(type, startDate, lastDay) }))
  }
}
