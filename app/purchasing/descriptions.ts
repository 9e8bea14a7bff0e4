/** Texts of purchase orders, receipts and payments to suppliers for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'
import {
  MEANINGS_OF_WITHHOLDINGS,
  TEXTS_OF_TAXES,
  TEXTS_OF_WITHHOLDINGS,
  textsOfLineTaxes,
} from '#tax/described_lines'
import { TAX_CATEGORIES } from '#tax/descriptions'
import { BILLS } from '#purchasing/descriptions/bills'
import creditNotes from '#purchasing/descriptions/supplier_credit_notes'
import ofOrders from '#purchasing/descriptions/order_payments'
import money from '#purchasing/descriptions/supplier_payments'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

/** The columns of the aging of payables. */
const ages = Object.fromEntries(
  ['rows', 'totals'].flatMap((part) => [
    [
      `${part}.current`,
      {
        description: 'What is not due yet, or came in on that day, in the currency of the company.',
        example: 149820,
      },
    ],
    [
      `${part}.days1To30`,
      { description: 'What was due, or came in, 1 to 30 days before.', example: 0 },
    ],
    [
      `${part}.days31To60`,
      { description: 'What was due, or came in, 31 to 60 days before.', example: 0 },
    ],
    [
      `${part}.days61To90`,
      { description: 'What was due, or came in, 61 to 90 days before.', example: 0 },
    ],
    [
      `${part}.over90`,
      { description: 'What was due, or came in, more than 90 days before.', example: 0 },
    ],
    [
      `${part}.total`,
      { description: 'All that is owed; below zero the supplier owes.', example: 149820 },
    ],
  ])
)

export default {
  operations: {
    ...BILLS.operations,
    ...money.operations,
    ...ofOrders.operations,
    ...creditNotes.operations,
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
    'purchase-orders.close':
      'Ends an order of which a part came in: ' +
      'PARTIALLY_RECEIVED becomes RECEIVED, and nothing more is to come. ' +
      'If nothing came in, use `POST /purchase-orders/:id/cancel`.',
    'purchase-orders.cancel':
      'Cancels an order of which nothing has come in, or all has gone back, and for which no ' +
      'payment stands. ' +
      'If a part came in, use `POST /purchase-orders/:id/close`.',
    'purchase-orders.payments.index':
      'Lists the payments for one order, newest first. ' +
      'For what left a bank account, use `GET /bank-accounts/:id/transactions`.',
    'purchase-orders.payments.store':
      'Records money paid to the supplier for what came in, and posts it. ' +
      'What is withheld comes on top; both together are at most what is owed. ' +
      'For money received from a customer, use `POST /payments`.',
    'purchase-orders.payments.show':
      'Answers one payment to a supplier. ' +
      'For all of an order, use `GET /purchase-orders/:id/payments`.',
    'purchase-orders.payments.void':
      'Takes a payment back: ' +
      'its posting is reversed on `date`, and the order is owed again. ' +
      'If the goods went back, use `POST /purchase-orders/:id/return` as well.',
    'purchase-orders.receipts.index':
      'Lists what came in of one order and what went back, newest first. ' +
      'Returns have `type: ' +
      'RETURN` and amounts below zero.',
    'reports.payables_aging':
      'Sums what is owed to each supplier, by how long it has been due. ' +
      'Bills count from their due day, what was not billed from its receipt. ' +
      'For customers, use `GET /reports/receivables-aging`.',
  },
  fields: {
    ...BILLS.fields,
    ...money.fields,
    ...ofOrders.fields,
    ...creditNotes.fields,
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

    'SupplierPayment.status':
      'The state, which `POST /supplier-payments/:id/void` changes. Read-only.',
    'SupplierPayment.amount': {
      description:
        'The money paid, in the currency of the company: ' +
        'more than 0, at most the balance of the order less what is withheld on top.',
      example: 300000,
    },
    'SupplierPayment.paymentMethod': {
      description: 'How the supplier was paid; null when it was not said.',
      example: 'TRANSFER',
    },
    'SupplierPayment.bankAccountId':
      'The bank or cash account that paid. ' +
      'Without it, TRANSFER and CARD take the default account, the others cash.',
    'SupplierPayment.reference': {
      description: 'The number of the transaction at the bank.',
      example: 'TRX-88231',
    },
    'SupplierPayment.withheldTotal': { example: 0 },
    'SupplierPayment.voidReason': {
      description: 'The `reason` that was given with the void; null before. Read-only.',
      example: 'El banco la devolvió.',
    },
    'PurchaseOrdersPaymentsVoidInput.reason': {
      description: 'Why, in your own words. It is kept as `voidReason`.',
      example: 'El banco la devolvió.',
    },
    'PurchaseOrdersPaymentsVoidInput.date':
      'The day from which the order is owed again: today by default, and not before the payment.',

    'asOf': 'The day at whose end it stood so.',
    'ReportsPayablesAgingAnswer.rows':
      'A row for each supplier to whom something is owed, or who owes.',
    'rows.supplierId': 'The id of the supplier; null for orders without one.',
    'rows.supplierName': {
      description: 'The name of the supplier; null for orders without one.',
      example: 'Ferretería Mayorista S.A.',
    },
    ...ages,
    'totals': 'The sums of the rows.',
  },
  enums: {
    ...BILLS.enums,
    ...money.enums,
    ...ofOrders.enums,
    ...creditNotes.enums,
    'PurchaseOrder.status': {
      DRAFT: 'Not placed yet; all of it may change.',
      ORDERED: 'Placed at the supplier; nothing has come in, or all went back.',
      PARTIALLY_RECEIVED: 'A part has come in; the rest is open.',
      RECEIVED: 'All has come in, or the rest is not to come.',
      CANCELLED: 'Cancelled; nothing is to come.',
    },
    'SupplierPayment.status': {
      PAID: 'Paid and posted.',
      VOID: 'Taken back; the order is owed again from `voidedOn`.',
    },
    'taxes.category': TAX_CATEGORIES,
    'withholdings.type': MEANINGS_OF_WITHHOLDINGS,
    'warnings.code': {
      BANK_ACCOUNT_ASSUMED:
        'The payment named no account: ' +
        'the one in `bankAccountId`, or cash when it is null, was assumed.',
    },
    'PurchaseReceipt.type': {
      RECEIPT: 'Goods came in.',
      RETURN: 'Goods went back to the supplier.',
    },
  },
  parameters: {
    ...money.parameters,
    ...BILLS.parameters,
    'number': { example: '214' },
    'reference': { example: 'TRX-88231' },
    'purchase-orders.index.warehouseId': 'Only orders for this warehouse, by its id.',
  },
} satisfies Descriptions
