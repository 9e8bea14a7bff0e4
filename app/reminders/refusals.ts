/** Refusals of reminders beyond those that declarations imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const DUPLICATE = { DUPLICATE: 'Another level has this `afterDays`' }

export default () =>
  defineRefusals({
    'reminder-levels.store': DUPLICATE,
    'reminder-levels.update': DUPLICATE,
    'reminders.send': {
      INVALID_TRANSITION: 'The invoices of the reminder are settled or disputed',
      NO_EMAIL: 'There is no `to`, and the customer has no e-mail address',
    },
    'reminders.charge': {
      INVALID_TRANSITION: 'Its debit note stands, or its invoice takes no debit note',
      NOTHING_TO_CHARGE: 'The reminder has no charge, its invoices were voided, or all was charged',
      PERIOD_CLOSED: 'The books are closed through today',
      PRODUCT_INACTIVE: 'The product LATE-CHARGE is not active',
      CREDIT_LIMIT_EXCEEDED: 'The customer would owe more than their `creditLimit`',
      RANGE_NOT_YET_VALID: 'The numbering range begins on a later day',
      RANGE_EXPIRED: 'The last day of the numbering range is past',
      RANGE_EXHAUSTED: 'The numbering range has no number left',
    },
  })
