/** Refusals of expenses beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

export default () =>
  defineRefusals({
    'expenses.store': {
      ACCOUNT_INACTIVE: 'The account of `paymentAccountId` or of a line is not active',
      TAX_INACTIVE: 'A tax is not active',
      CONCEPT_INACTIVE: 'A concept of `withholdings` is not active',
      COST_CENTER_INACTIVE: 'A cost centre is not active',
      DUPLICATE:
        'A POSTED expense has this `number` of the same supplier or third party, or another tax ' +
        'has the code of the VAT of `taxRate`',
      BANK_ACCOUNT_INACTIVE:
        'The account of `paymentAccountId` belongs to an inactive bank account',
      CONTROL_ACCOUNT: 'The account of `paymentAccountId` or of a line is a control account',
      PERIOD_CLOSED: 'The books are closed through the `expenseDate`',
    },
    'expenses.update': {
      DUPLICATE: 'A POSTED expense has this `number` of the same supplier or third party',
    },
    'expenses.void': {
      PERIOD_CLOSED: 'The books are closed through the `date`, or through today without one',
    },
  })
