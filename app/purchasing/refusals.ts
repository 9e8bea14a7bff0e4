/** Refusals of purchasing beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

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

export default () =>
  defineRefusals({
    'suppliers.store': SUPPLIER,
    'suppliers.update': SUPPLIER,
    'suppliers.destroy': { IN_USE: 'Other records refer to the supplier' },
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
    'purchase-orders.cancel': {
      INVALID_TRANSITION: 'The status is not DRAFT or ORDERED, or a payment stands',
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
      ...CLOSED_DATE,
    },
  })
