/** Texts of bills of suppliers for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'
import { BILL_FIELDS } from '#purchasing/descriptions/bill_fields'
import { BILL_LINES } from '#purchasing/descriptions/bill_lines'
import match from '#purchasing/descriptions/bill_match'
import { textsOfOrderBill } from '#purchasing/descriptions/bill_of_order'

export default {
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
    ...textsOfOrderBill(),
    ...BILL_FIELDS,
    ...match.fields,
    'BillCreate.items.taxes': { example: [{ code: 'IVA19' }] },
    'BillUpdate.items.taxes': { example: [{ code: 'IVA19' }] },
    ...BILL_LINES,
    'PurchaseOrder.billing': { description: 'How far it is billed. Read-only.' },
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
    ...match.enums,
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
