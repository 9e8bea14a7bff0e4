/** Refusals of payments to suppliers and of what they give back. */
const CLOSED_DATE = {
  PERIOD_CLOSED: 'The books are closed through the `date`, or through today without one',
}
const OF_DOCUMENTS = {
  OTHER_SUPPLIER: 'A document is of another supplier',
  OVERPAYMENT: 'An allocation exceeds the balance of its document',
  INVALID_TRANSITION: 'The status of the payment or of a document does not allow it',
  INSUFFICIENT_AMOUNT: 'More would be allocated than is free',
}
const OF_REFUNDS = {
  INSUFFICIENT_AMOUNT: 'The amount exceeds what is free',
  INVALID_TRANSITION: 'The record is VOID',
  BANK_ACCOUNT_INACTIVE: 'The bank account of `bankAccountId` is not active',
  ...CLOSED_DATE,
}

export const SUPPLIER_MONEY_REFUSALS = {
  'supplier-payments.store': {
    ...OF_DOCUMENTS,
    OVERPAYMENT: 'More is paid than a document owes, and `excess` is not ADVANCE for `billId`',
    INVALID_TRANSITION: 'The status of a document does not allow a payment',
    DISCOUNT_EXPIRED: 'The day of an early discount is past, or a part of the bill is settled',
    UNALLOCATED: 'A part is allocated to no document, and `excess` is not ADVANCE',
    ROUNDING_TOO_LARGE: 'The rounding exceeds `roundingLimit` of the accounting settings',
    CONTROL_ACCOUNT: 'The account of a deduction takes postings of documents only',
    ACCOUNT_INACTIVE: 'The account of a deduction is not active',
    CONCEPT_INACTIVE: 'A withholding concept is not active',
    BANK_ACCOUNT_INACTIVE: 'The bank account of `bankAccountId` is not active',
    ...CLOSED_DATE,
  },
  'supplier-payments.allocations': { ...OF_DOCUMENTS, ...CLOSED_DATE },
  'supplier-payments.allocations.void': {
    INVALID_TRANSITION: 'The allocation or the payment is VOID already',
    IN_USE: 'Deductions or withholdings belong to the allocation',
    ...CLOSED_DATE,
  },
  'supplier-payments.void': {
    INVALID_TRANSITION: 'The payment is VOID already',
    IN_USE: 'A refund of the payment stands',
    ...CLOSED_DATE,
  },
  'supplier-payments.refunds.store': OF_REFUNDS,
  'supplier-refunds.void': { INVALID_TRANSITION: 'The refund is VOID already', ...CLOSED_DATE },
  'bills.credit-notes.store': {
    INSUFFICIENT_QUANTITY: 'A quantity exceeds what went back and was not credited',
    INSUFFICIENT_AMOUNT: 'An amount exceeds what is left of its line or of the bill',
    INSUFFICIENT_STOCK: 'The warehouse has less than the quantity',
    INVALID_TRANSITION: 'The bill is not posted',
    ACCOUNT_INACTIVE: 'The account of a line is not active',
    ...CLOSED_DATE,
  },
  'supplier-credit-notes.allocations': { ...OF_DOCUMENTS, ...CLOSED_DATE },
  'supplier-credit-notes.allocations.void': {
    INVALID_TRANSITION: 'The allocation is VOID already',
    ...CLOSED_DATE,
  },
  'supplier-credit-notes.refunds.store': OF_REFUNDS,
  'supplier-credit-notes.void': {
    INVALID_TRANSITION: 'The credit note is VOID already',
    IN_USE: 'Its credit is allocated or refunded, or a newer credit note of the bill stands',
    ...CLOSED_DATE,
  },
}
