/** Refusals of HR beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const PAID = { PERIOD_CLOSED: 'Pay would change in a month whose payroll is approved' }
const DEPARTMENT = { DUPLICATE: 'Another department has this `name`' }
const EMPLOYEE = {
  DUPLICATE: 'Another employee has this document',
  COST_CENTER_INACTIVE: 'The cost centre of `costCenterId` is not active',
}
const ABSENCE = { DUPLICATE: 'The employee has an absence on this `date`', ...PAID }
const LEFT = { EMPLOYEE_INACTIVE: 'The employee has left the company' }
const OVERLAP = { OVERLAP: 'Another request of the employee has one of these days' }
const OVERLAPPING = {
  OVERLAPPING_CONTRACT: 'Another contract of the employee has one of these days',
}
const OWN_REQUEST = {
  FORBIDDEN: 'The role does not allow this, or the request is that of the caller',
}

export default () =>
  defineRefusals({
    'departments.store': DEPARTMENT,
    'departments.update': DEPARTMENT,
    'departments.destroy': { IN_USE: 'There are employees in the department' },
    'employees.store': EMPLOYEE,
    'employees.update': EMPLOYEE,
    'employees.destroy': {
      IN_USE: 'Other records refer to the employee, or things of the company are assigned to them',
    },
    'employees.active-state': PAID,
    'employees.salary-increases.store': {
      NO_ACTIVE_CONTRACT: 'The employee has no contract on the `effectiveDate`',
      ...PAID,
    },
    'employees.salary-increases.destroy': { IN_USE: 'A later increase builds upon it', ...PAID },
    'contracts.store': { ...LEFT, ...OVERLAPPING, ...PAID },
    'contracts.update': { ...LEFT, ...OVERLAPPING, ...PAID },
    'contracts.destroy': { IN_USE: 'Other records refer to the contract', ...PAID },
    'time-off-requests.store': { ...LEFT, ...OVERLAP, ...PAID },
    'time-off-requests.update': { ...OVERLAP, ...PAID },
    'time-off-requests.approve': {
      NO_ACTIVE_CONTRACT: 'The employee has no contract on one of the days',
      ...PAID,
      ...OWN_REQUEST,
    },
    'time-off-requests.reject': OWN_REQUEST,
    'time-off-requests.cancel': PAID,
    'absences.store': ABSENCE,
    'absences.update': ABSENCE,
    'absences.destroy': PAID,
    'disciplinary-processes.store': PAID,
    'disciplinary-processes.update': PAID,
    'disciplinary-processes.destroy': PAID,
  })
