/** Texts of payments to suppliers, and of their allocations and deductions. */
import type { Descriptions } from '#core/resources/descriptions'
import { METHODS } from '#purchasing/descriptions/order_payments'
import { ID } from '#purchasing/descriptions/samples'

export default {
  operations: {
    'supplier-payments.index':
      'Lists payments to suppliers, newest first. ' +
      'For those of one document, filter by `billId` or `purchaseOrderId`.',
    'supplier-payments.store':
      'Records money paid to a supplier over bills and orders, or as an advance, and posts it. ' +
      'For money received from a customer, use `POST /payments`.',
    'supplier-payments.show':
      'Answers one payment with its allocations. ' +
      'For what the supplier gave back of it, use `GET /supplier-refunds` with `sourceId`.',
    'supplier-payments.allocations':
      'Takes free money of a payment off bills and orders, and posts each part on its day. ' +
      'To get the money back instead, use `POST /supplier-payments/:id/refunds`.',
    'supplier-payments.allocations.void':
      'Takes one allocation back: the document is owed again, and the money is free. ' +
      'No deduction or withholding may belong to it. ' +
      'To take the whole payment back, use `POST /supplier-payments/:id/void`.',
    'supplier-payments.void':
      'Takes a payment back: its postings are reversed, and its documents are owed again. ' +
      'If the supplier sent money, use `POST /supplier-payments/:id/refunds`.',
  },

  fields: {
    'SupplierPayment.number': { example: 41 },
    'SupplierPayment.supplierId': 'The supplier; null for an order without one.',
    'SupplierPayment.supplierName': {
      description: 'The name of the supplier when it was paid. Read-only.',
      example: 'Ferretería Mayorista S.A.',
    },
    'SupplierPayment.purchaseOrderId':
      'The order, if the payment was made for it alone; else null. Read-only.',
    'SupplierPaymentCreate.supplierId':
      'The supplier that is paid. It may be left out where `billId` or `allocations` name documents.',
    'SupplierPaymentCreate.billId':
      'The bill that takes all of it: money, deductions and withholdings. ' +
      'For several documents send `allocations`.',
    'SupplierPaymentCreate.amount': {
      description: 'The money paid, in the currency of the company: more than 0.',
      example: 500000,
    },
    'SupplierPaymentCreate.date': 'The day on which the money left; today by default.',
    'SupplierPaymentCreate.currency': {
      description: 'The currency of the company; it need not be sent.',
      example: 'COP',
    },
    'SupplierPaymentCreate.paymentMethod': {
      description: 'How the supplier was paid.',
      example: 'TRANSFER',
    },
    'SupplierPaymentCreate.bankAccountId':
      'The bank or cash account that paid. ' +
      'Without it, TRANSFER and CARD take the default account, the others cash.',
    'SupplierPaymentCreate.reference': {
      description: 'The number of the transaction at the bank.',
      example: 'TRX-88231',
    },
    'SupplierPaymentCreate.allocations':
      'The bills and orders that it settles, each once. Without any and without `billId`, all of ' +
      'it is an advance.',
    'SupplierPaymentCreate.deductions':
      'What settles the documents beside the money: discounts, rounding, fees and withholdings.',
    'SupplierPaymentCreate.excess':
      'What to do with money that no allocation takes: REFUSE it by default, or keep it as ADVANCE.',
    'SupplierPayment.allocations':
      'What it takes off bills and orders, oldest first; void ones, too. Read-only.',
    'SupplierPayment.deductions':
      'What settled the documents beside the money, in the order of the request. Read-only.',
    'SupplierPayment.deductedTotal': { example: 0 },
    'SupplierPayment.allocatedAmount': { example: 500000 },
    'SupplierPayment.unallocatedAmount': { example: 0 },
    'SupplierPayment.refundedAmount': { example: 0 },
    'allocations.id': 'The id of the allocation. Read-only.',
    'allocations.billId': 'The bill that is settled.',
    'allocations.billNumber': {
      description: "The supplier's number of the bill.",
      example: 'FV-12',
    },
    'allocations.purchaseOrderId': 'The order whose receipts are settled.',
    'allocations.purchaseOrderNumber': { description: 'The number of the order.', example: 214 },
    'allocations.amount': {
      description:
        'All that is taken off the document; deductions and withholdings are part of it.',
      example: 357000,
    },
    'allocations.withheldAmount': {
      description: 'The part of `amount` that was withheld.',
      example: 0,
    },
    'allocations.date':
      'The day from which it counts: the latest of those of the payment, the document and the request.',
    'allocations.voidedOn': 'The day from which it no longer counts; null before.',
    'deductions.kind': { description: 'Why less money settles more.', example: 'EARLY_DISCOUNT' },
    'deductions.amount': {
      description: 'What it settles. A rounding below zero says that more was paid than owed.',
      example: 20000,
    },
    'deductions.accountId': 'The account of kind OTHER, which is credited.',
    'deductions.conceptId': 'The withholding concept of kind WITHHOLDING.',
    'deductions.base': {
      description: 'The amount of which was withheld, for kind WITHHOLDING.',
      example: 200000,
    },
    'deductions.billId': 'The bill that it is of, one that is paid; null for all of them.',
    'deductions.description': {
      description: 'What it is, in your own words. It stands on the line of the entry.',
      example: 'Pronto pago',
    },
    'items.billId': 'The bill that is settled.',
    'items.purchaseOrderId': 'The order whose receipts are settled.',
    'items.amount': {
      description: 'What is taken off the document: at most its balance and what is free.',
      example: 357000,
    },
    'SupplierPaymentsAllocationsInput.items':
      'The bills and orders, each once; together at most what is free.',
    'SupplierPaymentsAllocationsInput.date':
      'The earliest day of the allocations; today by default.',
    'SupplierPaymentsAllocationsVoidInput.date':
      'The day from which the document is owed again: today by default, and not before the allocation.',
    'SupplierPaymentsVoidInput.reason': {
      description: 'Why, in your own words. It is kept as `voidReason`.',
      example: 'El banco la devolvió.',
    },
    'SupplierPaymentsVoidInput.date':
      'The day of the void: today by default, and not before the payment.',
  },

  enums: {
    'SupplierPaymentCreate.paymentMethod': METHODS,
    'SupplierPaymentCreate.excess': {
      REFUSE: 'The payment is refused.',
      ADVANCE: 'The rest stays free, as an advance.',
    },
    'deductions.kind': {
      WITHHOLDING: 'The company withheld it by a concept.',
      EARLY_DISCOUNT: 'The discount for paying early that the bill offers by its terms.',
      ROUNDING: 'A difference of cents, up to `roundingLimit` of the accounting settings.',
      BANK_FEE: 'A bank fee that the supplier bears.',
      OTHER: 'Another reason, on an account of its own.',
    },
  },

  parameters: {
    'billId': 'Only what is of this bill, by its id.',
    'purchaseOrderId': 'Only payments of this order, by its id.',
    'supplier-payments.index.bankAccountId': `Only payments from this bank account, by its id: ${ID}.`,
  },
} satisfies Descriptions
