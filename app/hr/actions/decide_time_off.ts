import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { announce } from '#core/jobs/outbox'
import { forbidden } from '#core/errors/refusal'
import { mustStillWorkHere } from '#hr/employment'
import type Employee from '#hr/models/employee'
import type TimeOffRequest from '#hr/models/time_off_request'
import { mustBeOpenFor } from '#hr/payroll_periods'
import { timeOffLifecycle } from '#hr/leave/time_off_lifecycle'

/**
 * Grants leave. 409 unless it is still to be decided, 409 NO_ACTIVE_CONTRACT when the employee does
 * not work here on its days any more, 409 PERIOD_CLOSED once the payroll of its days is approved;
 * 403 to the employee, unless an administrator. Announces `time_off.approved`. The employee must be
 * locked.
 */
export async function approveTimeOff(request: TimeOffRequest, employee: Employee) {
  const status = timeOffLifecycle.next('approve', request.status)
  mustNotDecideForThemselves(employee)
  await mustStillWorkHere(employee, { from: request.startDate, to: request.endDate }, 'This leave')
  await mustBeOpenFor(request.startDate, request.endDate)

  await request.merge({ status, ...decision() }).save()
  await announce('time_off.approved', { timeOffRequestId: request.id, employeeId: employee.id })
}

/**
 * Leave is not granted: 409 unless it is still to be decided, 403 to whose own it is, unless they
 * are an administrator. Announces `time_off.rejected`. The employee must be locked.
 */
export async function rejectTimeOff(
  request: TimeOffRequest,
  employee: Employee,
  reason: string | null
) {
  const status = timeOffLifecycle.next('reject', request.status)
  mustNotDecideForThemselves(employee)

  await request.merge({ status, rejectionReason: reason, ...decision() }).save()
  await announce('time_off.rejected', { timeOffRequestId: request.id, employeeId: employee.id })
}

/**
 * 409 for what was rejected or cancelled, and 409 PERIOD_CLOSED for what was granted once the
 * payroll of its days is approved. Announces `time_off.cancelled`.
 */
export async function cancelTimeOff(request: TimeOffRequest) {
  const status = timeOffLifecycle.next('cancel', request.status)
  if (request.status === 'APPROVED') await mustBeOpenFor(request.startDate, request.endDate)

  await saveCancelled(request.merge({ status, ...decision() }))
}

/** Announces `time_off.cancelled` of a request that is. */
export async function saveCancelled(request: TimeOffRequest) {
  await request.save()
  await announce('time_off.cancelled', {
    timeOffRequestId: request.id,
    employeeId: request.employeeId,
  })
}

const decision = () => ({ decidedBy: Current.actor.id, decidedAt: clock.now().toISOString() })

/** Nobody grants their own leave, but an administrator may, who could do it under any name. */
function mustNotDecideForThemselves({ userId }: Employee) {
  const { id, scopes } = Current.actor
  if (userId !== null && userId === id && scopes !== 'all')
    throw forbidden('Somebody else must decide on your own time off')
}
