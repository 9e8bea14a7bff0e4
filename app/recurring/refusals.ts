/** Refusals of recurring documents beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const INVOICE = {
  PRODUCT_INACTIVE: 'A product of `items` is not active',
  TAX_INACTIVE: 'A tax of `items` is not active',
  CONCEPT_INACTIVE: 'A concept of `withholdings` is not active',
  COST_CENTER_INACTIVE: 'The cost centre of the document or of a line is not active',
  NO_EMAIL: 'With `send` the customer has no e-mail address',
}

const BILL = {
  DUPLICATE: 'A bill of the supplier has the `number` of the next period',
  ACCOUNT_INACTIVE: 'The account of a line is not active',
  CONTROL_ACCOUNT: 'The account of a line is a control account',
  TAX_INACTIVE: 'A tax of `items` is not active',
  CONCEPT_INACTIVE: 'A concept of `withholdings` is not active',
  COST_CENTER_INACTIVE: 'The cost centre of the bill or of a line is not active',
}

const EXPENSE = {
  ACCOUNT_INACTIVE: 'The account of `paymentAccountId` or of a line is not active',
  TAX_INACTIVE: 'A tax is not active',
  CONCEPT_INACTIVE: 'A concept of `withholdings` is not active',
  COST_CENTER_INACTIVE: 'A cost centre is not active',
  DUPLICATE:
    'A POSTED expense has this `number` of the same supplier or third party, or another tax has ' +
    'the code of the VAT of `taxRate`',
  BANK_ACCOUNT_INACTIVE: 'The account of `paymentAccountId` belongs to an inactive bank account',
  CONTROL_ACCOUNT: 'The account of `paymentAccountId` or of a line is a control account',
}

const ENTRY = {
  ACCOUNT_INACTIVE: 'An account of `lines` is not active',
  COST_CENTER_INACTIVE: 'A cost centre of `lines` is not active',
  CONTROL_ACCOUNT: 'An account of `lines` is a control account',
}

const SKIP = { IN_USE: 'The document of the period was made' }

export default () =>
  defineRefusals({
    'recurring-invoices.store': INVOICE,
    'recurring-invoices.update': INVOICE,
    'recurring-invoices.skip': SKIP,
    'recurring-bills.store': BILL,
    'recurring-bills.update': BILL,
    'recurring-bills.skip': SKIP,
    'recurring-expenses.store': EXPENSE,
    'recurring-expenses.update': EXPENSE,
    'recurring-expenses.skip': SKIP,
    'recurring-entries.store': ENTRY,
    'recurring-entries.update': ENTRY,
    'recurring-entries.skip': SKIP,
  })
