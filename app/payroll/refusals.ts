/** Refusals of payroll beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const USED = { IN_USE: 'A payroll run has it; `payrollRunId` names the run' }
const FULL_DAY = { OVERLAP: 'The overtime of the employee on this day would exceed 24 hours' }

export default () =>
  defineRefusals({
    'overtime.store': FULL_DAY,
    'overtime.update': FULL_DAY,
    'overtime.destroy': USED,
    'overtime.approve': { NO_ACTIVE_CONTRACT: 'The employee has no contract on that day' },
    'bonuses.update': USED,
    'bonuses.destroy': USED,
    'payroll-runs.store': { DUPLICATE: 'Another run of this `period` stands' },
    'payroll-runs.approve': {
      OUTDATED: 'What the run was computed from has changed',
      NEGATIVE_NET: 'Somebody would be withheld more than they earn',
      PERIOD_CLOSED: 'The books are closed through the last day of the month',
    },
    'payroll-runs.pay': {
      BANK_ACCOUNT_INACTIVE: 'The bank account of `bankAccountId` is not active',
      PERIOD_CLOSED: 'The books are closed through the day of payment',
    },
    'payroll-runs.reverse': { PERIOD_CLOSED: 'The books are closed through today' },
  })
