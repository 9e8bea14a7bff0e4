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
 * Approves a request of a locked employee. 409 INVALID_TRANSITION, NO_ACTIVE_CONTRACT or
 * PERIOD_CLOSED, 403 for one's own. Announces `time_off.approved`.
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
 * The employee must be locked. 409 INVALID_TRANSITION, 403 for one's own. Announces
 * `time_off.rejected`.
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
 * Cancels a request. 409 INVALID_TRANSITION, 409 PERIOD_CLOSED for approved leave in an approved
 * month. Announces `time_off.cancelled`.
 */
export async function cancelTimeOff(request: TimeOffRequest) {
  const status = timeOffLifecycle.next('cancel', request.status)
  if (request.status === 'APPROVED') await mustBeOpenFor(request.startDate, request.endDate)

  await saveCancelled(request.merge({ status, ...decision() }))
}

/** Announces `time_off.cancelled`. */
export async function saveCancelled(request: TimeOffRequest) {
  await request.save()
  await announce('time_off.cancelled', {
    timeOffRequestId: request.id,
    employeeId: request.employeeId,
  })
}

const decision = () => ({ decidedBy: Current.actor.id, decidedAt: clock.now().toISOString() })

/** Administrators may decide on their own leave, as they could do it under any name. */
function mustNotDecideForThemselves({ userId }: Employee) {
  const { id, scopes } = Current.actor
  if (userId !== null && userId === id && scopes !== 'all')
    throw forbidden('Somebody else must decide on your own time off')
}
