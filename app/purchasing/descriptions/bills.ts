/** Texts of bills of suppliers for the API's description. */
import type { Descriptions, Text } from '#core/resources/descriptions'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

/** Fields of a draft that a request names. */
const OF_DRAFT = [
  ...['number', 'date', 'postingDate', 'dueDate', 'paymentTermsId', 'warehouseId', 'costCenterId'],
  ...['discount', 'confirmDuplicate', 'items'],
] as const

const OF_LINES = [
  ...[
    'lineId',
    'purchaseOrderLineId',
    'productId',
    'categoryId',
    'accountId',
    'description',
    'nature',
  ],
  ...['quantity', 'unit', 'unitCost', 'discountRate'],
] as const

const TEXTS = {
  'Bill.internalNumber': {
    description: 'Our number, without gaps in the company; null on a draft. Read-only.',
    example: 41,
  },
  'Bill.number': {
    description:
      'The number on the paper of the supplier. ' +
      'A supplier gives it once: signs, case and leading zeros do not count.',
    example: 'FV-0012',
  },
  'Bill.type': 'Whether it is a bill, or a debit note that raises one.',
  'Bill.status': {
    description: 'The state, which actions change. Read-only.',
    example: 'POSTED',
  },
  'BillUpdate.status': 'May be repeated as it was read. Only actions such as `post` change it.',
  'BillUpdate.type': 'May be repeated as it was read.',
  'Bill.supplierId': 'The id of the supplier.',
  'Bill.supplierName': {
    description: 'The name of the supplier when the bill was written. Read-only.',
    example: 'Ferretería Mayorista S.A.',
  },
  'Bill.thirdPartyId': 'The third party of the supplier; null without one. Read-only.',
  'Bill.relatedBillId':
    'The bill that a debit note raises; null on a bill, and on a debit note that names none.',
  'Bill.purchaseOrderId': 'The order of the lines; null without one.',
  'Bill.warehouseId':
    'The warehouse into which goods come; by default that of the order, else the default one.',
  'Bill.costCenterId': 'The cost centre of lines that name none; null without one.',
  'Bill.date': 'The day on the paper of the supplier. Rates of taxes and terms count from it.',
  'Bill.postingDate':
    'The day in the books: `date` for services, today for goods, unless it is sent.',
  'Bill.dueDate': 'The day by which it is to be paid; `date` by default, and never before it.',
  'Bill.paymentTermsId':
    'The payment terms, which count from `date`, in place of `dueDate`; null without.',
  'Bill.installments': {
    example: [{ dueDate: '2026-04-01', amount: 357000, paidAmount: 0, balance: 357000 }],
  },
  'Bill.earlyDiscount.amount': {
    description: 'What a deduction of kind EARLY_DISCOUNT may take off. Read-only.',
    example: 6000,
  },
  'Bill.earlyDiscount.until': 'The last day for it. Read-only.',
  'installments.dueDate': 'The day by which it is to be paid. Read-only.',
  'installments.amount': { example: 357000 },
  'installments.paidAmount': { example: 0 },
  'installments.balance': { example: 357000 },
  'Bill.overdue': {
    description:
      'Whether something is owed after its due date, that of an instalment, too. Read-only.',
    example: false,
  },
  'Bill.items': {
    description: 'The lines, at most 500.',
    example: [{ accountId: ID, description: 'Asesoría', unitCost: 300000, taxes: ['IVA19'] }],
  },
  'Bill.discount': {
    description:
      'A discount of the whole bill before tax, by `rate` or `amount`; it is spread over the lines.',
    example: { rate: 5 },
  },
  'discount.rate': {
    description: 'The percentage of what the lines come to before tax.',
    example: 5,
  },
  'discount.amount': { description: 'The money before tax.', example: 10000 },
  'Bill.taxes': { description: 'The taxes of all lines, by tax and rate. Read-only.' },
  'Bill.subtotal': {
    description: 'The sum of the lines before discounts and tax. Read-only.',
    example: 300000,
  },
  'Bill.discountTotal': { description: 'The sum of all discounts. Read-only.', example: 0 },
  'Bill.taxTotal': { description: 'The sum of the taxes. Read-only.', example: 57000 },
  'Bill.total': { description: 'The amount with tax. Read-only.', example: 357000 },
  'Bill.withheldTotal': {
    description: 'What is withheld of it and of its payments. Read-only.',
    example: 0,
  },
  'Bill.paidAmount': {
    description: 'The money of payments that stand. Read-only.',
    example: 0,
  },
  'Bill.creditedAmount': { description: 'The sum of its credit notes. Read-only.', example: 0 },
  'Bill.creditReceived': {
    description: 'Credit of other bills that was used for it. Read-only.',
    example: 0,
  },
  'Bill.creditGiven': {
    description: 'Its credit that was used for other bills. Read-only.',
    example: 0,
  },
  'Bill.refundedAmount': {
    description: 'Its credit that the supplier paid back. Read-only.',
    example: 0,
  },
  'Bill.balance': {
    description:
      'What is still to pay; 0 on a draft and when void; below zero the supplier owes. Read-only.',
    example: 357000,
  },
  'Bill.amountDue': {
    description: 'The balance, also of a draft. Read-only.',
    example: 357000,
  },
  'Bill.match': {
    description:
      'Whether the lines agree with what was ordered and received, of a draft when it was last ' +
      'changed. Read-only.',
    example: { status: 'MATCHED', lines: [] },
  },
  'Bill.match.status': 'The result for the whole bill.',
  'Bill.match.lines': 'The differences.',
  'Bill.match.lines.field': { description: 'The field of the bill.', example: 'items.0.unitCost' },
  'Bill.match.lines.kind': 'What differs.',
  'Bill.match.lines.ordered': { description: 'The units that were ordered.', example: 100 },
  'Bill.match.lines.received': { description: 'The units that came in and stayed.', example: 60 },
  'Bill.match.lines.billed': {
    description: 'The units on this bill and on those before it.',
    example: 60,
  },
  'Bill.match.lines.price': { description: 'The net price of a unit on the bill.', example: 10500 },
  'Bill.match.lines.allowed': {
    description: 'The most units, or the price, that the tolerance permits.',
    example: 10300,
  },
  'Bill.acceptReason': {
    description: 'The `reason` for which differences were accepted; null without. Read-only.',
    example: 'Subió el dólar.',
  },
  'Bill.confirmDuplicate': {
    description:
      'Whether a number that the supplier gave before is meant: ' +
      'their days must differ by more than 300.',
    example: false,
  },
  'Bill.currency': { description: 'The currency of the company. Read-only.' },
  'Bill.postedAt': 'The instant of `post`, in UTC; null before. Read-only.',
  'Bill.voidedOn': 'The day of the void in the books; null before. Read-only.',
  'Bill.voidReason': {
    description: 'The `reason` that was given with the void; null before. Read-only.',
    example: 'Se registró dos veces.',
  },
}

export const BILLS = {
  operations: {
    'bills.index':
      'Lists bills of suppliers with their lines, newest first. ' +
      'For what is owed, by age, use `GET /reports/payables-aging`.',
    'bills.store':
      'Drafts a bill of services, goods or a purchase order; ' +
      'nothing is posted. ' +
      'What the request shows is refused at once, such as a number that the supplier gave before. ' +
      'Post it with `POST /bills/:id/post`.',
    'bills.show':
      'Answers one bill with its lines, its match and what is still to pay. ' +
      'For several, use `GET /bills`.',
    'bills.update':
      'Changes a bill in DRAFT; ' +
      '`items`, when sent, replace its lines. ' +
      'Once it is posted only notes and your own fields change: ' +
      'void the bill instead.',
    'bills.destroy':
      'Deletes a bill in DRAFT with its lines. ' +
      'To keep a record of it, or once it is posted, use `POST /bills/:id/void`.',
    'bills.post':
      'Posts a bill: cost, taxes, withholdings and what is owed, in one transaction. ' +
      'Goods of a bill without an order come into stock. ' +
      'Lines of an order take over what was received, and must match it.',
    'bills.void':
      'Takes a bill back on `date`: its entries are reversed, and what it took of an order is ' +
      'unbilled again. ' +
      'Nothing may be paid or credited.',
    'purchase-orders.bills':
      'Drafts the bill of all that came in of an order and is not billed, at the prices and the ' +
      'discount of the order. ' +
      'Change the draft to what the supplier wrote, and post it with `POST /bills/:id/post`.',
  },
  fields: {
    ...ofOrderInput(),
    ...TEXTS,
    'BillCreate.items.taxes': { example: [{ code: 'IVA19' }] },
    'BillUpdate.items.taxes': { example: [{ code: 'IVA19' }] },
    ...ofItems(),
    'BillsPostInput.accept': {
      description:
        'Whether differences are accepted; with a `reason`. ' +
        'Under PAYABLE more units than were received are never accepted.',
      example: true,
    },
    'BillsPostInput.reason': {
      description: 'Why, in your own words. It is kept as `acceptReason`.',
      example: 'Subió el dólar.',
    },
    'BillsPostInput.confirmDuplicate': {
      description: 'As in the bill, which it replaces.',
      example: false,
    },
    'BillsVoidInput.reason': {
      description: 'Why, in your own words. It is kept as `voidReason`.',
      example: 'Se registró dos veces.',
    },
    'BillsVoidInput.date':
      'The day from which it is no longer owed: today by default, and not before its posting.',
  },
  enums: {
    'Bill.type': { BILL: 'A bill.', DEBIT_NOTE: 'A debit note: it raises another bill.' },
    'Bill.status': {
      DRAFT: 'Not posted; all of it may change.',
      POSTED: 'Posted and owed.',
      PARTIALLY_PAID: 'A part is paid.',
      PAID: 'Nothing is owed any more.',
      VOID: 'Taken back from `voidedOn`.',
    },
    'Bill.match.status': {
      NONE: 'No line is of an order.',
      MATCHED: 'Units and prices agree within the tolerances.',
      MISMATCHED: 'A draft differs; it can be posted once it agrees or is accepted.',
      ACCEPTED: 'It was posted with differences, for a reason.',
    },
    'Bill.match.lines.kind': {
      QUANTITY: 'More units are billed than were received.',
      PRICE: 'The price differs by more than the tolerance.',
      NOT_RECEIVED: 'Nothing of the line was received.',
    },
    'items.nature': { GOODS: 'Goods.', SERVICES: 'Services.' },
    'PurchaseOrder.billing': {
      NOT_BILLED: 'Nothing is billed.',
      PARTIALLY_BILLED: 'A part is billed.',
      BILLED: 'All is billed that was ordered; of a closed order all that stayed.',
    },
  },
  parameters: {
    'bills.index.purchaseOrderId': 'Only bills of this purchase order, by its id.',
    'bills.index.relatedBillId': 'Only debit notes that raise this bill, by its id.',
    'bills.index.overdue': 'Only bills that are owed after their due date, or the others.',
  },
} satisfies Descriptions

/** The draft of an order takes the fields of a bill. */
function ofOrderInput(): Record<string, Text> {
  const all: Record<string, Text> = { ...TEXTS, ...ofItems() }
  return Object.fromEntries([
    ...OF_DRAFT.map((field) => [`PurchaseOrdersBillsInput.${field}`, all[`Bill.${field}`]]),
    ...OF_LINES.map((field) => [
      `PurchaseOrdersBillsInput.items.${field}`,
      all[`Bill.items.${field}`],
    ]),
    ['PurchaseOrdersBillsInput.items.taxes', { example: [{ code: 'IVA19' }] }],
  ])
}

/** Lines of bills; what orders have in common is described there. */
function ofItems() {
  return {
    'Bill.items.lineId': 'The same as `purchaseOrderLineId`.',
    'Bill.items.purchaseOrderLineId':
      'The line of the order that it bills: `items[].id` of the order; null without one.',
    'Bill.items.productId':
      'The product; goods come into stock, services are expense. Null for other costs.',
    'Bill.items.sku': {
      description: 'The SKU of the product; null without one. Read-only.',
      example: 'TAL-001',
    },
    'Bill.items.productName': {
      description: 'The name of the product; null without one. Read-only.',
      example: 'Taladro percutor 650 W',
    },
    'Bill.items.categoryId': 'The category whose expense account takes the cost.',
    'Bill.items.accountId': 'The account that takes the cost, of type EXPENSE or ASSET.',
    'Bill.items.description': {
      description: 'What the line is for; it stands in the journal.',
      example: 'Asesoría de marzo',
    },
    'Bill.items.nature':
      'Goods or services in tax returns; that of the product or the account by default.',
    'Bill.items.quantity': { description: 'The units; 1 by default.', example: 1 },
    'Bill.items.unit': { description: 'The unit as the supplier writes it.', example: 'caja' },
    'Bill.items.unitCost': {
      description:
        'The cost of one unit: by default that of the order, else the cost price of the product. ' +
        'It is before tax unless `priceIncludesTax`.',
      example: 300000,
    },
    'Bill.items.discountRate': { description: 'The discount of the line in percent.', example: 0 },
    'Bill.items.discount': {
      description: 'All discounts of the line, with its share of that of the bill. Read-only.',
      example: 0,
    },
    'Bill.items.documentDiscount': {
      description: 'The share of the line in the discount of the bill. Read-only.',
      example: 0,
    },
    'Bill.items.receivedQuantity': {
      description: 'The units of the line that are in the house. Read-only.',
      example: 1,
    },
    'Bill.items.creditedQuantity': {
      description: 'The units that credit notes took off. Read-only.',
      example: 0,
    },
    'items.billedQuantity': {
      description: 'The units on bills that stand, less credited ones. Read-only.',
      example: 0,
    },
    'PurchaseOrder.billing': { description: 'How far it is billed. Read-only.' },
  }
}
