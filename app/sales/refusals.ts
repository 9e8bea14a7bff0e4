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

/** Refusals of allocations. */
const ALLOCATED = {
  INVALID_TRANSITION: unlessIn('invoice', invoiceLifecycle.steps.pay.from),
  OTHER_CUSTOMER: 'An invoice belongs to another customer',
  INSUFFICIENT_AMOUNT: 'More would be allocated than is free of the payment',
}

const REFUNDED = {
  BANK_ACCOUNT_INACTIVE: 'The bank account that would pay is not active',
  ...CLOSED_DATE,
}

const WITHHELD = { CONCEPT_INACTIVE: 'A concept of `withholdings` is not active' }

/** Refusals of the numbering range that gives the fiscal number. */
const RANGE = {
  RANGE_NOT_YET_VALID: 'The numbering range begins on a later day',
  RANGE_EXPIRED: 'The last day of the numbering range is past',
  RANGE_EXHAUSTED: 'The numbering range has no number left',
}

const TERMS = {
  PAYMENT_TERMS_INACTIVE: 'The payment terms of `paymentTermsId` are not active',
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
const NO_EMAIL = 'There is no `to`, and the customer has no e-mail address'

const ISSUE = { ...RANGE, ...SALE }

export default () =>
  defineRefusals({
    'quotes.store': { ...INACTIVE, ...TERMS },
    'quotes.update': { ...INACTIVE, ...TERMS },
    'quotes.send': { NO_EMAIL },
    'quotes.convert': { ...ISSUE, ...TERMS },
    'invoices.store': {
      OTHER_CUSTOMER: 'With `type` DEBIT_NOTE, the invoice that it names is of another customer',
      INVALID_TRANSITION:
        'With `type` DEBIT_NOTE, the invoice that it names is a draft, void, or a debit note',
      ...INACTIVE,
      ...TERMS,
      ...ISSUE,
    },
    'invoices.debit-notes.store': {
      INVALID_TRANSITION: 'The invoice is a draft, void, or a debit note',
      ...INACTIVE,
      ...TERMS,
      ...ISSUE,
    },
    'invoices.update': {
      INVALID_TRANSITION:
        'The status is VOID, or items, discount, customer, warehouse or cost centre change after ' +
        'a payment, credit or write-off',
      ...INACTIVE,
      ...TERMS,
      ...SALE,
    },
    'invoices.issue': ISSUE,
    'invoices.void': {
      INVALID_TRANSITION:
        'The status is VOID or PARTIALLY_PAID, or a payment, credit or write-off stands',
      IN_USE: 'A debit note on the invoice stands',
      ...CLOSED_TODAY,
    },
    'invoices.write-off': {
      OVERPAYMENT: 'The `amount` exceeds the balance of the invoice',
      CONTROL_ACCOUNT: 'The account of `accountId` takes postings from documents alone',
      ACCOUNT_INACTIVE: 'The account of `accountId` is not active',
      ...CLOSED_DATE,
    },
    'invoices.write-offs.void': {
      INVALID_TRANSITION: 'The write-off is void already',
      ...CLOSED_DATE,
    },
    'invoices.send': {
      INVALID_TRANSITION: 'The status is DRAFT or VOID',
      NO_EMAIL,
    },
    'credit-notes.send': { NO_EMAIL },
    'payments.send': { INVALID_TRANSITION: 'The payment is void', NO_EMAIL },
    'customers.statement.send': { NO_EMAIL },
    'invoices.credit-notes.store': {
      INVALID_TRANSITION: unlessIn('invoice', invoiceLifecycle.steps.credit.from),
      ...RANGE,
      INSUFFICIENT_QUANTITY: 'More would be credited than the invoice sold and has not credited',
      INSUFFICIENT_AMOUNT: 'The `net` is more than what is left of the line, or of the invoice',
      ...CLOSED_TODAY,
    },
    'payments.store': {
      ...ALLOCATED,
      OVERPAYMENT:
        'An allocation, or the `amount` with deductions and withholdings, exceeds the balance of the invoice',
      DISCOUNT_EXPIRED: 'The day of an early discount is past, or a part of the invoice is settled',
      UNALLOCATED: 'A part is allocated to no invoice, and `excess` is not ADVANCE',
      ROUNDING_TOO_LARGE:
        'A rounding difference is above `roundingLimit` of the accounting settings',
      CONTROL_ACCOUNT: 'The account of a deduction takes postings from documents only',
      ACCOUNT_INACTIVE: 'The account of a deduction is not active',
      BANK_ACCOUNT_INACTIVE: 'The bank account of `bankAccountId` is not active',
      ...WITHHELD,
      ...CLOSED_DATE,
    },
    'payments.allocations': {
      ...ALLOCATED,
      OVERPAYMENT: 'An allocation exceeds the balance of its invoice',
      ...CLOSED_DATE,
    },
    'payments.allocations.void': {
      INVALID_TRANSITION: 'The allocation was taken back before, or the payment is void',
      IN_USE: 'Deductions or withholdings of the payment belong to the allocation',
      ...CLOSED_DATE,
    },
    'payments.refunds.store': {
      INVALID_TRANSITION: 'The payment is void',
      INSUFFICIENT_AMOUNT: 'The `amount` is more than is free of the payment',
      ...REFUNDED,
    },
    'credit-notes.allocations': {
      ...ALLOCATED,
      INSUFFICIENT_AMOUNT: 'More would be allocated than is available of the credit note',
      OVERPAYMENT: 'An allocation exceeds the balance of its invoice',
      ...CLOSED_DATE,
    },
    'credit-notes.allocations.void': {
      INVALID_TRANSITION: 'The allocation was taken back before',
      ...CLOSED_DATE,
    },
    'credit-notes.refunds.store': {
      INSUFFICIENT_AMOUNT: 'The `amount` is more than is available of the credit note',
      ...REFUNDED,
    },
    'refunds.void': CLOSED_DATE,
    'customers.apply-credits': CLOSED_DATE,
    'payments.void': { IN_USE: 'A refund of the payment stands', ...CLOSED_DATE },
  })
