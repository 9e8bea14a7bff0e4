/** Texts of credit notes of suppliers. */
import type { Descriptions } from '#core/resources/descriptions'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

export default {
  operations: {
    'bills.credit-notes.index':
      'Lists the credit notes of one bill, newest first. ' +
      'For those of all bills, use `GET /supplier-credit-notes`.',
    'bills.credit-notes.store':
      'Records a credit note of a supplier: units that went back, or an amount before tax. ' +
      'Goods of an order go back with `POST /purchase-orders/:id/return` first.',
    'supplier-credit-notes.index':
      'Lists credit notes of suppliers, newest first. ' +
      'For those of one bill, use `GET /bills/:id/credit-notes`.',
    'supplier-credit-notes.show':
      'Answers one credit note with its lines and allocations. ' +
      'The bill itself is in `GET /bills/:id`.',
    'supplier-credit-notes.allocations':
      'Takes credit of a paid bill off other bills of the supplier; nothing is posted. ' +
      'For money that came back, use `POST /supplier-credit-notes/:id/refunds`.',
    'supplier-credit-notes.allocations.void':
      'Takes one allocation of credit back: the bill is owed again. ' +
      'The credit is then available for `POST /supplier-credit-notes/:id/allocations`.',
    'supplier-credit-notes.void':
      'Takes a credit note back on `date`: its entry is reversed, and the bill is owed again. ' +
      'Void its allocations and refunds first, and newer credit notes of the bill. ' +
      'What it took off the stock comes back today.',
    'supplier-credit-notes.refunds.store':
      'Records that the supplier paid credit back, and posts it. ' +
      'To take the credit off another bill, use `POST /supplier-credit-notes/:id/allocations`.',
  },
  fields: {
    'SupplierCreditNote.internalNumber': { example: 7 },
    'SupplierCreditNote.number': {
      description: "The supplier's number of the credit note; null when none was sent.",
      example: 'NC-88',
    },
    'SupplierCreditNote.status':
      'The state, which `POST /supplier-credit-notes/:id/void` changes. Read-only.',
    'SupplierCreditNote.voidReason': {
      description: 'The `reason` that was given with the void; null before. Read-only.',
      example: 'Se registró dos veces.',
    },
    'SupplierCreditNotesVoidInput.reason': {
      description: 'Why, in your own words. It is kept as `voidReason`.',
      example: 'Se registró dos veces.',
    },
    'SupplierCreditNotesVoidInput.date':
      'The day from which the bill is owed again: today by default, and not before the credit note.',
    'SupplierCreditNote.billId': 'The bill that it lowers. Read-only.',
    'SupplierCreditNote.supplierId': 'The supplier of the bill. Read-only.',
    'SupplierCreditNote.supplierName': {
      description: 'The name of the supplier at that time. Read-only.',
      example: 'Ferretería Mayorista S.A.',
    },
    'SupplierCreditNote.concept': {
      description: 'Why: RETURN by default for units, OTHER for amounts.',
      example: 'PRICE',
    },
    'SupplierCreditNote.date': 'The day in the books; today by default, and not before the bill.',
    'SupplierCreditNote.reason': {
      description: 'Why, in your own words.',
      example: 'El precio acordado era menor.',
    },
    'SupplierCreditNote.items': 'What it takes off each line. Read-only.',
    'SupplierCreditNote.subtotal': {
      description: 'The amount before tax. Read-only.',
      example: 20000,
    },
    'SupplierCreditNote.tax': {
      description: 'The taxes that it takes back. Read-only.',
      example: 3800,
    },
    'SupplierCreditNote.total': { description: '`subtotal` + `tax`. Read-only.', example: 23800 },
    'SupplierCreditNote.withheldTotal': { example: 0 },
    'SupplierCreditNote.allocatedAmount': { example: 0 },
    'SupplierCreditNote.refundedAmount': { example: 0 },
    'SupplierCreditNote.availableAmount': { example: 0 },
    'SupplierCreditNote.allocations':
      'What other bills took of the credit, oldest first; void ones, too. Read-only.',
    'SupplierCreditNoteCreate.items': {
      description:
        'Units by line: of an order those that went back, else at most those of the line. ' +
        'Without `items`, `amounts` and `net` all that may be credited.',
      example: [{ lineId: ID, quantity: 1 }],
    },
    'SupplierCreditNoteCreate.items.quantity': { description: 'The units.', example: 1 },
    'SupplierCreditNoteCreate.amounts': {
      description: 'Amounts before tax by line. No goods move.',
      example: [{ lineId: ID, net: 20000 }],
    },
    'SupplierCreditNoteCreate.net': {
      description: 'An amount before tax over all lines, by what is left of each.',
      example: 20000,
    },
    'amounts.lineId': 'The line: `items[].id` of the bill.',
    'amounts.billLineId': 'The same as `lineId`.',
    'amounts.net': { description: 'The amount before tax: at most what is left.', example: 20000 },
    'items.billLineId': 'The line of the bill.',
    'items.productId': 'The product of the line; null without one.',
    'items.description': { description: 'What the line is for.', example: 'Asesoría' },
    'items.quantity': { description: 'The units; 0 for an amount.', example: 0 },
    'items.subtotal': { description: 'The amount before tax.', example: 20000 },
    'items.tax': { description: 'The sum of its taxes.', example: 3800 },
    'items.total': { description: '`subtotal` + `tax`.', example: 23800 },
    'SupplierCreditNotesAllocationsInput.items':
      'The bills, each once; together at most `availableAmount`.',
    'SupplierCreditNotesAllocationsInput.date':
      'The earliest day of the allocations; today by default.',
    'SupplierCreditNotesAllocationsVoidInput.date':
      'The day from which the bill is owed again: today by default, and not before the allocation.',
  },
  enums: {
    'SupplierCreditNote.status': {
      POSTED: 'Posted; it lowers its bill.',
      VOID: 'Taken back from `voidedOn`.',
    },
    'SupplierCreditNote.concept': {
      RETURN: 'Units went back.',
      VOID: 'The bill is taken back.',
      DISCOUNT: 'A rebate or discount.',
      PRICE: 'Another price.',
      OTHER: 'Another reason.',
    },
  },
} satisfies Descriptions
