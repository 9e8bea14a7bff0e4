/** Refusals of sales beyond those that declarations and lifecycles imply. */
import { defineRefusals, unlessIn } from '#core/endpoints/refusals'
import { invoiceLifecycle } from '#sales/invoices/invoice_lifecycle'

const CLOSED_TODAY = { PERIOD_CLOSED: 'The books are closed through today' }
const CLOSED_DATE = {
  PERIOD_CLOSED: 'The books are closed through the `date`, or through today without one',
}
const CENTER_INACTIVE = {
  COST_CENTER_INACTIVE: 'The cost centre of the document or of a line is not active',
}
const TAXED = { TAX_INACTIVE: 'A tax of `items` is not active', ...CENTER_INACTIVE }
const INACTIVE = { PRODUCT_INACTIVE: 'A product of `items` is not active', ...TAXED }

const WITHHELD = { CONCEPT_INACTIVE: 'A concept of `withholdings` is not active' }

/** Refusals of the numbering range that gives the fiscal number. */
const RANGE = {
  RANGE_NOT_YET_VALID: 'The numbering range begins on a later day',
  RANGE_EXPIRED: 'The last day of the numbering range is past',
  RANGE_EXHAUSTED: 'The numbering range has no number left',
}

const SALE = {
  CREDIT_LIMIT_EXCEEDED:
    'With `paymentMethod` CREDIT the customer would owe more than their `creditLimit`',
  INSUFFICIENT_STOCK:
    'The warehouse has less than the quantity, and the company does not allow negative stock',
  ...WITHHELD,
  ...TAXED,
  ...CLOSED_TODAY,
}
const ISSUE = { ...RANGE, ...SALE }

export default () =>
  defineRefusals({
    'quotes.store': INACTIVE,
    'quotes.update': INACTIVE,
    'quotes.send': { NO_EMAIL: 'The customer has no e-mail address' },
    'quotes.convert': ISSUE,
    'invoices.store': { ...INACTIVE, ...ISSUE },
    'invoices.update': {
      INVALID_TRANSITION:
        'The status is VOID, or items, customer, warehouse or cost centre change after a payment or credit note',
      ...INACTIVE,
      ...SALE,
    },
    'invoices.issue': ISSUE,
    'invoices.void': {
      INVALID_TRANSITION:
        'The status is VOID or PARTIALLY_PAID, or a payment or credit note stands',
      ...CLOSED_TODAY,
    },
    'invoices.send': {
      INVALID_TRANSITION: 'The status is DRAFT or VOID',
      NO_EMAIL: 'The customer has no e-mail address',
    },
    'invoices.credit-notes.store': {
      INVALID_TRANSITION: unlessIn('invoice', invoiceLifecycle.steps.credit.from),
      ...RANGE,
      INSUFFICIENT_QUANTITY: 'More would be credited than the invoice sold and has not credited',
      ...CLOSED_TODAY,
    },
    'payments.store': {
      INVALID_TRANSITION: unlessIn('invoice', invoiceLifecycle.steps.pay.from),
      OVERPAYMENT: 'The `amount` with its withholdings exceeds the balance of the invoice',
      BANK_ACCOUNT_INACTIVE: 'The bank account of `bankAccountId` is not active',
      ...WITHHELD,
      ...CLOSED_DATE,
    },
    'payments.void': CLOSED_DATE,
  })
