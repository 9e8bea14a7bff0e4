/** Texts of receipts and returns of purchase orders. */
import type { Descriptions } from '#core/resources/descriptions'
import { ID } from '#purchasing/descriptions/samples'

export default {
  operations: {
    'purchase-orders.receive':
      'Takes goods in: ' +
      'all that is open, or the `items` that are named. ' +
      'Stock rises, and inventory, taxes, withholdings and payables are posted in one ' +
      'transaction. ' +
      'For goods that came without an order, use `POST /stock-movements`.',
    'purchase-orders.return':
      'Sends goods back to the supplier: ' +
      'all that came in, or the `items` that are named. ' +
      'Their taxes and their part of the withholdings go back, too. ' +
      'They are owed no longer and are still to come; ' +
      'if they will not, use `POST /purchase-orders/:id/close` afterwards.',
    'purchase-orders.receipts.index':
      'Lists what came in of one order and what went back, newest first. ' +
      'Returns have `type: ' +
      'RETURN` and amounts below zero.',
  },

  fields: {
    'PurchaseOrdersReceiveInput.items': {
      description: 'The units that came in, by line; all that is open when absent.',
      example: [{ lineId: ID, quantity: 1 }],
    },
    'PurchaseOrdersReceiveInput.items.quantity': {
      description: 'The units that came in, at most those that are open (409 `OVER_RECEIPT`).',
      example: 1,
    },
    'PurchaseOrdersReturnInput.items': {
      description: 'The units that go back, by line; all that came in when absent.',
      example: [{ lineId: ID, quantity: 1 }],
    },
    'PurchaseOrdersReturnInput.items.quantity': {
      description: 'The units that go back, at most those that came in (409 `OVER_RETURN`).',
      example: 1,
    },
    'PurchaseOrdersReturnInput.reason': {
      description: 'Why the goods go back, in your own words.',
      example: 'Llegaron golpeados.',
    },
    'purchaseOrderId': 'The id of the order. Read-only.',
    'PurchaseReceipt.receivedOn':
      'The day on which the goods came or went, in the time zone of the company. Read-only.',
    'PurchaseReceipt.subtotal': {
      description:
        'The value before tax, in the currency of the company; ' +
        'below zero when goods went back. ' +
        'Read-only.',
      example: 378000,
    },
    'PurchaseReceipt.tax': {
      description:
        'The sum of its taxes; below zero when goods went back. ' +
        'Tax that is not deductible is cost. ' +
        'Read-only.',
      example: 71820,
    },
    'PurchaseReceipt.total': { description: '`subtotal` + `tax`. Read-only.', example: 449820 },
    'PurchaseReceipt.taxes': {
      description:
        'Its taxes by tax and rate; below zero when goods went back. ' +
        'Empty for receipts of earlier releases. ' +
        'Read-only.',
    },
    'PurchaseReceipt.withholdings':
      'What was withheld; of a return what was taken back. Read-only.',
    'PurchaseReceipt.withheldTotal': { example: 0 },
    'PurchaseReceipt.reason': {
      description: 'Why the goods went back; null on a receipt. Read-only.',
      example: 'Llegaron golpeados.',
    },
  },

  enums: {
    'PurchaseReceipt.type': {
      RECEIPT: 'Goods came in.',
      RETURN: 'Goods went back to the supplier.',
    },
  },
} satisfies Descriptions
