import { announce } from '#core/jobs/outbox'
import { saveCancelled } from '#hr/actions/decide_time_off'
import { saveTimeOff } from '#hr/actions/request_time_off'
import { endBy, moveEnd, saveContract } from '#hr/contracts/contract_end'
import { forgetDeparture } from '#hr/departures/departures'
import { leaveDays } from '#hr/leave/leave_days'
import Contract from '#hr/models/contract'
import type Employee from '#hr/models/employee'
import TimeOffRequest from '#hr/models/time_off_request'
import { timeOffLifecycle } from '#hr/leave/time_off_lifecycle'

/**
 * Ends the employment of a locked employee after `lastDay`: contracts end, later leave is cancelled
 * or shortened. 409 PERIOD_CLOSED on `terminationDate`. Announces `employee.deactivated`.
 */
export async function endEmployment(employee: Employee, lastDay: string) {
  await employee.merge({ isActive: false, terminationDate: lastDay }).save()
  await endContracts(employee, lastDay)
  await endLeave(employee, lastDay)
  await forgetDeparture(employee.id)
  await announce('employee.deactivated', { employeeId: employee.id })
}

async function endContracts({ id }: Employee, lastDay: string) {
  const running = await Contract.query()
    .where('employee_id', id)
    .where((one) =>
      one.where('is_active', true).orWhereNull('end_date').orWhere('end_date', '>', lastDay)
    )
    .orderBy('id')
    .forUpdate()

  for (const contract of running) {
    await moveEnd(contract, endBy(contract, lastDay), 'terminationDate')
    contract.isActive = false
    await saveContract(contract)
  }
}

async function endLeave({ id }: Employee, lastDay: string) {
  const standing = await TimeOffRequest.query()
    .where('employee_id', id)
    .whereIn('status', ['REQUESTED', 'APPROVED'])
    .where('end_date', '>', lastDay)
    .orderBy('id')
    .forUpdate()

  for (const request of standing) {
    const { type, startDate, status } = request
    if (startDate > lastDay)
      await saveCancelled(request.merge({ status: timeOffLifecycle.next('cancel', status) }))
    else
      await saveTimeOff(
        request.merge({ endDate: lastDay, days: await leaveDays(type, startDate, lastDay) })
      )
  }
}
