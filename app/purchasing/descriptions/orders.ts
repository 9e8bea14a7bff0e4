/** Texts of purchase orders and their lines. */
import type { Descriptions } from '#core/resources/descriptions'
import {
  MEANINGS_OF_WITHHOLDINGS,
  TEXTS_OF_TAXES,
  TEXTS_OF_WITHHOLDINGS,
  textsOfLineTaxes,
} from '#tax/described_lines'
import { TAX_CATEGORIES } from '#tax/descriptions'
import { ID } from '#purchasing/descriptions/samples'

export default {
  operations: {
    'purchase-orders.index':
      'Lists purchase orders with their lines, newest first. ' +
      'For what is owed for them, by age, use `GET /reports/payables-aging`.',
    'purchase-orders.store':
      'Creates an order in DRAFT with its number; ' +
      'nothing is posted. ' +
      'Place it with `POST /purchase-orders/:id/order`. ' +
      'What is no product, such as rent, goes to `POST /expenses`.',
    'purchase-orders.show':
      'Answers one order with its lines, what came in and what is still to pay. ' +
      'Its receipts and payments are in `GET /purchase-orders/:id/receipts` and `GET ' +
      '/purchase-orders/:id/payments`.',
    'purchase-orders.update':
      'Changes an order in DRAFT; ' +
      '`items`, when sent, replace its lines. ' +
      'In later states only notes and your own fields change: ' +
      'cancel the order, or return the goods.',
    'purchase-orders.destroy':
      'Deletes an order in DRAFT or CANCELLED of which nothing ever came in. ' +
      'Its number is not given again. ' +
      'To end an order that was placed, use `POST /purchase-orders/:id/cancel`.',
    'purchase-orders.order':
      'Notes that the order was placed at the supplier: ' +
      'DRAFT becomes ORDERED, and nobody is mailed. ' +
      'To mail it, use `POST /purchase-orders/:id/send`; when goods come, `POST ' +
      '/purchase-orders/:id/receive`.',
    'purchase-orders.pdf':
      'Answers the order as a PDF to print or attach, a draft with a watermark. ' +
      'To mail it to the supplier, use `POST /purchase-orders/:id/send`.',
    'purchase-orders.send':
      'Queues a mail with the PDF to `to`, or to the e-mail address of the supplier. ' +
      'A draft must first be placed with `POST /purchase-orders/:id/order`. ' +
      'Each request sends a mail of its own, which `GET /purchase-orders/:id/deliveries` lists.',
    'purchase-orders.deliveries':
      'Lists the mails of a purchase order, newest first, with their recipients and what became ' +
      'of them. To send another, use `POST /purchase-orders/:id/send`.',
    'purchase-orders.close':
      'Ends an order of which a part came in: ' +
      'PARTIALLY_RECEIVED becomes RECEIVED, and nothing more is to come. ' +
      'If nothing came in, use `POST /purchase-orders/:id/cancel`.',
    'purchase-orders.cancel':
      'Cancels an order of which nothing has come in, or all has gone back, and for which no ' +
      'payment stands. ' +
      'If a part came in, use `POST /purchase-orders/:id/close`.',
  },

  fields: {
    'PurchaseOrder.number': { example: 214 },
    'PurchaseOrder.supplierId': 'The id of the supplier; null when none was named.',
    'PurchaseOrder.status': {
      description: 'The state, which actions change. Read-only.',
      example: 'RECEIVED',
    },
    'PurchaseOrderUpdate.status':
      'May be repeated as it was read. Only actions such as `receive` change it.',
    'PurchaseOrderCreate.warehouseId': 'The warehouse that receives the goods.',
    'PurchaseOrderUpdate.warehouseId':
      'The warehouse that receives the goods. It changes in a DRAFT only.',
    'PurchaseOrder.items': {
      description:
        'The lines, at most 1,000. A bare product id stands for one unit of it at its cost price.',
      example: [{ productId: ID, quantity: 2, unitCost: 189000, taxRate: 19 }],
    },
    'items.id': 'The id of the line. Read-only.',
    'items.productId': 'The id of the product that the line buys.',
    'items.sku': { description: 'The SKU of the product. Read-only.', example: 'TAL-001' },
    'items.productName': {
      description: 'The name of the product. Read-only.',
      example: 'Taladro percutor 650 W',
    },
    'items.quantity': {
      description: 'The units, in the unit of measure of the product.',
      example: 2,
    },
    'items.unitCost': {
      description:
        'The cost of one unit, in the currency of the company; ' +
        'the cost price of the product by default. ' +
        'It is before tax unless `priceIncludesTax`.',
      example: 189000,
    },
    'items.taxRate': {
      description:
        'The rate of the VAT in percent, 0 to 100, in place of `taxes`; ' +
        'without both, the taxes of the product count.',
      example: 19,
    },
    'items.subtotal': {
      description:
        '`quantity` × `unitCost`, rounded to the decimals of the currency, without taxes and before ' +
        'discounts. Read-only.',
      example: 378000,
    },
    'items.tax': {
      description: 'The sum of the amounts of `taxes`, each rounded likewise. Read-only.',
      example: 71820,
    },
    'items.total': {
      description: '`subtotal` - `documentDiscount` + `tax`. Read-only.',
      example: 449820,
    },
    ...textsOfLineTaxes('items', 'unitCost'),
    'PurchaseOrderCreate.items.taxes': { example: [{ code: 'IVA19' }] },
    'PurchaseOrderUpdate.items.taxes': { example: [{ code: 'IVA19' }] },
    'PurchaseOrder.discount': {
      description:
        'A discount of the whole order before tax, by `rate` or `amount`; it is spread over the lines.',
      example: { rate: 5 },
    },
    'PurchaseOrder.discountTotal': {
      description: 'The sum of the shares of the lines in `discount`. Read-only.',
      example: 0,
    },
    'PurchaseOrder.items.documentDiscount': {
      description: 'The share of the line in the discount of the order, before tax. Read-only.',
      example: 0,
    },
    'PurchaseOrder.taxes': {
      description: 'The taxes of all lines, by tax and rate. Read-only.',
    },
    ...TEXTS_OF_TAXES,
    ...TEXTS_OF_WITHHOLDINGS,
    'items.receivedQuantity': {
      description: 'The units that came in and did not go back. Read-only.',
      example: 2,
    },
    'PurchaseOrder.subtotal': {
      description: 'The sum of the `subtotal` of the lines, before discounts and tax. Read-only.',
      example: 378000,
    },
    'PurchaseOrder.taxTotal': {
      description: 'The sum of the `tax` of the lines. Read-only.',
      example: 71820,
    },
    'PurchaseOrder.total': {
      description: 'The amount with tax, in the currency of the company. Read-only.',
      example: 449820,
    },
    'PurchaseOrder.receivedTotal': { example: 449820 },
    'PurchaseOrder.paidAmount': {
      description: 'The sum of payments that are not void. Read-only.',
      example: 300000,
    },
    'PurchaseOrder.withheldTotal': { example: 0 },
    'PurchaseOrder.balance': { example: 149820 },
    'PurchaseOrder.orderedAt': 'The instant of `order`, in UTC; null before. Read-only.',
  },

  enums: {
    'PurchaseOrder.status': {
      DRAFT: 'Not placed yet; all of it may change.',
      ORDERED: 'Placed at the supplier; nothing has come in, or all went back.',
      PARTIALLY_RECEIVED: 'A part has come in; the rest is open.',
      RECEIVED: 'All has come in, or the rest is not to come.',
      CANCELLED: 'Cancelled; nothing is to come.',
    },
    'taxes.category': TAX_CATEGORIES,
    'withholdings.type': MEANINGS_OF_WITHHOLDINGS,
  },

  parameters: {
    'number': { example: '214' },
    'purchase-orders.index.warehouseId': 'Only orders for this warehouse, by its id.',
  },
} satisfies Descriptions
