/** Refusals of purchasing beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'
import { SUPPLIER_MONEY_REFUSALS } from '#purchasing/payments/refusals'

const SUPPLIER = { DUPLICATE: 'Another supplier has this `taxId`' }
const CLOSED_TODAY = { PERIOD_CLOSED: 'The books are closed through today' }
const TAXES = {
  TAX_INACTIVE: 'A tax of the line is not active',
  COST_CENTER_INACTIVE: 'A cost centre of `items` is not active',
  DUPLICATE: 'Another tax has the code of the VAT of `taxRate`, which would be made',
}
const CONCEPT_INACTIVE = { CONCEPT_INACTIVE: 'A concept of `withholdings` is not active' }
const CLOSED_DATE = {
  PERIOD_CLOSED: 'The books are closed through the `date`, or through today without one',
}

const OF_DRAFT = {
  ...TAXES,
  DUPLICATE: 'A bill of the supplier that stands has the `number`',
  ACCOUNT_INACTIVE: 'An account of `items` is not active',
  CONTROL_ACCOUNT: 'An account of `items` takes postings from other documents only',
  PAYMENT_TERMS_INACTIVE: 'The payment terms are not active',
  OTHER_SUPPLIER: 'The order, or the bill that is raised, is of another supplier',
  ...CONCEPT_INACTIVE,
  PERIOD_CLOSED: 'The books are closed through the day of posting',
}

export default () =>
  defineRefusals({
    'suppliers.store': SUPPLIER,
    'suppliers.update': SUPPLIER,
    'suppliers.destroy': { IN_USE: 'Other records refer to the supplier' },
    'bills.store': {
      ...OF_DRAFT,
      INVALID_TRANSITION: 'The bill that is raised does not stand, or the order was not placed',
    },
    'bills.update': {
      ...OF_DRAFT,
      INVALID_TRANSITION:
        'The status is not DRAFT, the bill that is raised does not stand, or the order was not placed',
    },
    'bills.destroy': { INVALID_TRANSITION: 'The status is not DRAFT' },
    'bills.post': {
      DUPLICATE: 'A bill of the supplier that stands has the same number',
      NOT_MATCHED: 'A line differs from what was ordered or received',
      IN_USE: 'A product of the bill was deleted since',
      INVALID_TRANSITION:
        'The status is not DRAFT, the bill that is raised does not stand, or the order was cancelled',
      ACCOUNT_INACTIVE: 'An account of `items` is not active',
      ...CONCEPT_INACTIVE,
      PERIOD_CLOSED: 'The books are closed through the day of posting',
    },
    'bills.void': {
      INVALID_TRANSITION: 'The bill is VOID already, or something was paid or credited',
      IN_USE: 'A debit note raises the bill, or goods of it went back',
      INSUFFICIENT_STOCK: 'The warehouse has less than the bill brought in, or was deleted',
      PERIOD_CLOSED: 'The books are closed through the `date`, or through today without one',
    },
    'purchase-orders.bills': {
      ...OF_DRAFT,
      INVALID_TRANSITION: 'The order was not placed, or nothing of it came in that is not billed',
    },
    'purchase-orders.store': TAXES,
    'purchase-orders.update': {
      ...TAXES,
      INVALID_TRANSITION: 'What is ordered would change, and the status is not DRAFT',
    },
    'purchase-orders.destroy': {
      INVALID_TRANSITION: 'The status is not DRAFT or CANCELLED',
      IN_USE: 'Goods of the order came in and went back',
    },
    'purchase-orders.receive': {
      OVER_RECEIPT: 'A quantity exceeds what is still to come',
      ...CONCEPT_INACTIVE,
      ...CLOSED_TODAY,
    },
    'purchase-orders.return': {
      OVER_RETURN: 'A quantity exceeds what came in',
      INSUFFICIENT_STOCK: 'The warehouse has less than the quantity, or was deleted',
      ...CLOSED_TODAY,
    },
    'purchase-orders.send': {
      INVALID_TRANSITION: 'The status is DRAFT or CANCELLED',
      NO_EMAIL: 'There is no `to`, and the supplier has no e-mail address',
    },
    'purchase-orders.cancel': {
      INVALID_TRANSITION:
        'The status is not DRAFT or ORDERED, a payment stands, or units are billed',
    },
    'purchase-orders.payments.store': {
      INVALID_TRANSITION: 'The status is not PARTIALLY_RECEIVED or RECEIVED',
      OVERPAYMENT:
        'The `amount` with its withholdings exceeds what is owed for the goods that came in',
      ...CONCEPT_INACTIVE,
      BANK_ACCOUNT_INACTIVE: 'The bank account of `bankAccountId` is not active',
      ...CLOSED_DATE,
    },
    'purchase-orders.payments.void': {
      INVALID_TRANSITION: 'The payment is VOID already',
      IN_USE: 'A refund of the payment stands',
      ...CLOSED_DATE,
    },
    ...SUPPLIER_MONEY_REFUSALS,
  })
