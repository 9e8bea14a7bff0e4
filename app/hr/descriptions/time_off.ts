/** Texts of time off and absences. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'employees.time-off-balance':
      'Computes the vacation days that were accrued up to yesterday, the approved ones and ' +
      'the difference. ' +
      'Requests that nobody has decided do not count; ' +
      'read them with `GET /time-off-requests`.',
    'absences.index':
      'Lists absences by employee and range of days. ' +
      'Approved leave is not among them; ' +
      'read it with `GET /time-off-requests`.',
    'absences.store':
      'Records one unjustified day of absence; ' +
      'the payroll of its month deducts a thirtieth of the salary. ' +
      'For leave that was asked for, paid or unpaid, use `POST /time-off-requests`.',
    'absences.show':
      'Reads one absence. Use `GET /absences` with `employeeId` for all of a person.',
    'absences.update':
      'Moves an absence to another day or changes its notes, while both months are open. ' +
      'The employee cannot change: ' +
      'delete the absence and record it again.',
    'absences.destroy':
      'Deletes an absence, so that its day is paid again. ' +
      'Once the payroll of its month is approved it answers 409 `PERIOD_CLOSED`; ' +
      'use `POST /payroll-runs/:id/reverse` first.',
    'time-off-requests.index':
      'Lists requests for leave by employee, type, status or a day that they cover. ' +
      'Use `GET /absences` for unjustified days.',
    'time-off-requests.store':
      'Requests leave for an employee and counts its days; ' +
      'overlapping requests are a 409 `OVERLAP`. ' +
      'Nothing is granted until `POST /time-off-requests/:id/approve`.',
    'time-off-requests.show':
      'Reads one request with its status and the actions that it allows. ' +
      'The vacation that is left is in `GET /employees/:id/time-off-balance`.',
    'time-off-requests.update':
      'Changes type, dates or reason while the request is REQUESTED, and counts its days ' +
      'again. ' +
      'To withdraw it or to revoke approved leave, use `POST /time-off-requests/:id/cancel`.',
    'time-off-requests.destroy':
      'Deletes a request that is REQUESTED, REJECTED or CANCELLED. ' +
      'Approved leave is cancelled first with `POST /time-off-requests/:id/cancel`.',
    'time-off-requests.approve':
      'Grants requested leave, takes vacation from the balance, announces ' +
      '`time_off.approved` and mails TIME_OFF_APPROVED. ' +
      'Only administrators may decide on their own leave; ' +
      'use `POST /time-off-requests/:id/reject` to refuse.',
    'time-off-requests.reject':
      'Refuses requested leave with an optional reason, announces `time_off.rejected` and ' +
      'mails TIME_OFF_REJECTED. ' +
      'Leave that was approved already is revoked with `POST /time-off-requests/:id/cancel`.',
    'time-off-requests.cancel':
      'Withdraws a request or revokes approved leave, and gives its vacation days back. ' +
      'A month whose payroll is approved answers 409 `PERIOD_CLOSED`; ' +
      'use `POST /time-off-requests/:id/reject` to refuse a request instead.',
  },

  fields: {
    'TimeOffRequest.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['update', 'approve', 'reject', 'cancel', 'delete'],
    },
    'vacation': 'Vacation of the current service, in working days.',
    'EmployeesTimeOffBalanceAnswer.vacation.accrued': {
      description:
        'Working days that were accrued up to yesterday, or up to the last day. ' +
        'A year of service has 360 days; ' +
        'the count starts at the hire date, or at the contract after a gap.',
      example: 13.75,
    },
    'EmployeesTimeOffBalanceAnswer.vacation.taken': {
      description: 'Working days of approved vacations of this service, future ones included.',
      example: 8,
    },
    'EmployeesTimeOffBalanceAnswer.vacation.left': {
      description: 'Difference of the two; below zero when more was granted than accrued.',
      example: 5.75,
    },
    'Absence.date': 'Day that is not paid, in the time zone of the company.',
    'AbsenceCreate.date':
      'Day that is not paid, within the employment. One absence an employee and day.',
    'AbsenceUpdate.date':
      'Day that is not paid, within the employment. One absence an employee and day.',
    'TimeOffRequest.type': 'Kind of leave.',
    'TimeOffRequestCreate.type': 'Kind of leave.',
    'TimeOffRequestUpdate.type': 'Kind of leave.',
    'TimeOffRequest.startDate': {
      description: 'First day of the leave, included.',
      example: '2026-12-21',
    },
    'TimeOffRequest.endDate': {
      description: 'Last day of the leave, included; at most 731 days after the first.',
      example: '2027-01-03',
    },
    'TimeOffRequest.days': {
      description:
        'Days of the leave. ' +
        'Read-only: ' +
        'a VACATION counts working days without public holidays, other leave counts calendar ' +
        'days.',
      example: 8,
    },
    'reason': {
      description: 'Reason that the employee gives.',
      example: 'Viaje familiar',
    },
    'TimeOffRequestsRejectInput.reason': {
      description: 'Reason for the refusal; the mail TIME_OFF_REJECTED can show it.',
      example: 'Cierre de inventario',
    },
    'TimeOffRequest.medicalCertificateUrl': {
      description:
        'Link to the medical certificate, or `/api/v1/files/:id` for an uploaded one; required ' +
        'for SICK_LEAVE.',
      example: 'https://example.com/incapacidad.pdf',
    },
    'TimeOffRequest.status': 'State of the request. Read-only: verbs change it.',
    'TimeOffRequestUpdate.status':
      'The current state, which may be repeated; another value is refused.',
    'rejectionReason': {
      description: 'Reason for the refusal; null unless it was REJECTED with one. Read-only.',
      example: 'Cierre de inventario',
    },
    'TimeOffRequest.decidedBy':
      'User or API key that approved, rejected or cancelled it; ' +
      'null while it is undecided. ' +
      'Read-only.',
    'decidedAt': 'Instant of the decision, in UTC; null while it is undecided. Read-only.',
  },

  enums: {
    'TimeOffRequest.type': {
      VACATION: 'Paid vacation, in working days, from the balance.',
      PERMISSION: 'Unpaid leave: payroll deducts its days.',
      SICK_LEAVE: 'Paid sick leave with a medical certificate.',
      MEDICAL_APPOINTMENT: 'Paid medical appointment.',
      MATERNITY_LEAVE: 'Paid maternity leave.',
      PATERNITY_LEAVE: 'Paid paternity leave.',
      BEREAVEMENT_LEAVE: 'Paid leave after a death in the family.',
      MARRIAGE_LEAVE: 'Paid leave for a wedding.',
      OTHER: 'Any other paid leave.',
    },
    'TimeOffRequest.status': {
      REQUESTED: 'Nobody has decided.',
      APPROVED: 'Granted.',
      REJECTED: 'Refused.',
      CANCELLED: 'Withdrawn or revoked.',
    },
  },

  parameters: {
    'time-off-requests.index.on': 'Leave that covers this day.',
  },
} satisfies Descriptions
