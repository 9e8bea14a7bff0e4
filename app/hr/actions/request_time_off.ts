import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { daysBetween } from '#core/calendar/days'
import { announce } from '#core/jobs/outbox'
import { conflict, invalid } from '#core/errors/refusal'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { nameFile } from '#files/named_files'
import { lockEmployee, mustBeActive } from '#hr/employees'
import { mustWorkHere } from '#hr/employment'
import { leaveDays } from '#hr/leave/leave_days'
import Employee from '#hr/models/employee'
import TimeOffRequest from '#hr/models/time_off_request'
import { mustBeOpenFor } from '#hr/payroll_periods'
import { timeOffLifecycle } from '#hr/leave/time_off_lifecycle'
import type { NewTimeOff, TimeOffChanges } from '#hr/validators/time_off'

/** Two years, one of them a leap year. */
const MOST_DAYS = 731

/**
 * Requests leave for an employee. 409 EMPLOYEE_INACTIVE, OVERLAP or PERIOD_CLOSED, 422 for days
 * without work here. Announces `time_off.requested`.
 */
export async function requestTimeOff(input: NewTimeOff): Promise<TimeOffRequest> {
  mustBeWhole(input)
  const employee = await lockEmployee(input.employeeId)
  mustBeActive(employee)
  await mustWorkHere(employee, daysOf(input), { fields: DAYS })

  const days = await freeDays(input)
  const request = await TimeOffRequest.create({ ...input, days, status: 'REQUESTED' })
  await nameFile({ ...certificateOf(request), url: request.medicalCertificateUrl })
  await announce('time_off.requested', {
    timeOffRequestId: request.id,
    employeeId: request.employeeId,
  })
  return request
}

/** 409 INVALID_TRANSITION once decided, else the checks of a new one; lock the employee first. */
export async function changeTimeOff(request: TimeOffRequest, changes: TimeOffChanges) {
  const { startDate, endDate, medicalCertificateUrl: before } = request
  request.merge({ ...changes, status: timeOffLifecycle.next('update', request.status) })
  mustBeWhole(request)
  if (request.startDate !== startDate || request.endDate !== endDate)
    await mustWorkHere(await Employee.findOrFail(request.employeeId), daysOf(request), {
      fields: DAYS,
    })

  request.days = await freeDays(request)
  await nameFile({ ...certificateOf(request), url: changes.medicalCertificateUrl, before })
  await saveTimeOff(request)
}

const certificateOf = ({ id }: TimeOffRequest) => ({
  resource: 'time_off_requests',
  recordId: id,
  field: 'medicalCertificateUrl',
})

/** Announces `time_off.updated` if anything changed. */
export function saveTimeOff(request: TimeOffRequest) {
  return whenChanged(
    request,
    () => request.save(),
    () =>
      announce('time_off.updated', { timeOffRequestId: request.id, employeeId: request.employeeId })
  )
}

const DAYS = ['startDate', 'endDate'] as const

const daysOf = ({ startDate, endDate }: Pick<Asked, 'startDate' | 'endDate'>) => ({
  from: startDate,
  to: endDate,
})

type Asked = Pick<
  NewTimeOff,
  'employeeId' | 'type' | 'startDate' | 'endDate' | 'medicalCertificateUrl'
> & { id?: string }

function mustBeWhole({ type, startDate, endDate, medicalCertificateUrl }: Asked) {
  if (endDate < startDate)
    throw invalid('endDate', 'INVALID', 'endDate must not be before startDate.')
  if (daysBetween(startDate, endDate) >= MOST_DAYS)
    throw invalid('endDate', 'TOO_LARGE', `A leave lasts at most ${MOST_DAYS} days.`)
  if (type === 'SICK_LEAVE' && !medicalCertificateUrl)
    throw invalid(
      'medicalCertificateUrl',
      'REQUIRED',
      'medicalCertificateUrl is required for a SICK_LEAVE.'
    )
}

/** Days that the leave takes, after the checks for overlaps and closed months. */
async function freeDays(asked: Asked): Promise<number> {
  await mustNotOverlap(asked)
  await mustBeOpenFor(asked.startDate, asked.endDate, DAYS)
  return leaveDays(asked.type, asked.startDate, asked.endDate)
}

async function mustNotOverlap({ id = '', employeeId, startDate, endDate }: Asked) {
  const [other] = await rows(
    `SELECT id, start_date AS startDate, end_date AS endDate FROM time_off_requests
      WHERE tenant_id = ? AND employee_id = ? AND id <> ? AND status IN ('REQUESTED', 'APPROVED') AND start_date <= ? AND end_date >= ? ORDER BY start_date LIMIT 1`,
    [Current.tenantId, employeeId, id, endDate, startDate]
  )
  if (other)
    throw conflict(
      'OVERLAP',
      `There is another request from ${other.startDate} to ${other.endDate}`,
      { field: 'startDate', timeOffRequestId: other.id }
    )
}
