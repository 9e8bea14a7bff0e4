import { jsonOf } from '#core/database/columns'
import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { moneyWarnings } from '#accounting/money_warnings'
import { LINE_ID } from '#purchasing/orders/lines'
import { RECEIPT_TYPES } from '#purchasing/orders/receipts'
import { PURCHASE_ORDER_STATES, allowedActions } from '#purchasing/orders/purchase_order_lifecycle'
import {
  SUPPLIER_PAYMENT_STATES,
  supplierPaymentLifecycle,
} from '#purchasing/supplier_payment_lifecycle'

const number = { type: 'number' }
const id = { type: 'string', format: 'uuid' }
const lineFields = {
  id,
  productId: id,
  sku: { type: 'string' },
  productName: { type: 'string' },
  quantity: number,
  unitCost: number,
  taxRate: number,
  subtotal: number,
  tax: number,
  total: number,
  receivedQuantity: number,
}

type Line = { position: number } & Record<string, unknown>

/** JSON arrays of SQL are unordered, so each line has its position. */
const LINES = `(SELECT JSON_ARRAYAGG(JSON_OBJECT('position', l.position, 'id', ${LINE_ID}, 'productId', l.product_id, 'sku', p.sku, 'productName', p.name, 'quantity', l.quantity, 'unitCost', l.unit_cost,
  'taxRate', l.tax_rate, 'subtotal', l.subtotal, 'tax', l.tax, 'total', l.total, 'receivedQuantity', l.received_quantity))
  FROM purchase_order_lines l STRAIGHT_JOIN products p ON p.tenant_id = l.tenant_id AND p.id = l.product_id WHERE l.tenant_id = t.tenant_id AND l.purchase_order_id = t.id)`

const HAS_RECEIPTS =
  'EXISTS (SELECT 1 FROM purchase_receipts r WHERE r.tenant_id = t.tenant_id AND r.purchase_order_id = t.id)'

export const purchaseOrderTransformer = defineTransformer(
  'PurchaseOrder',
  'purchase_orders',
  {
    id: out.id(),
    number: out.whole({
      description:
        'The number, without gaps in the company, from 1 or from where its settings say. Read-only.',
    }),
    supplierId: out.orNull(out.id()),
    warehouseId: out.id({ description: 'The warehouse that receives the goods.' }),
    status: out.choice(PURCHASE_ORDER_STATES),
    notes: out.orNull(out.text()),
    items: {
      ...out.json(
        {
          type: 'array',
          items: { type: 'object', properties: lineFields, required: Object.keys(lineFields) },
        },
        { sql: LINES }
      ),
      read: linesOf,
    },
    subtotal: out.number(),
    taxTotal: out.number(),
    total: out.number(),
    receivedTotal: out.number({
      description:
        'The value with tax of what came in and did not go back, in the currency of the company. Read-only.',
    }),
    paidAmount: out.number(),
    balance: out.number({
      sql: 't.received_total - t.paid_amount',
      description:
        'What is still to pay for what came in; below zero when more was paid than stayed. Read-only.',
    }),
    hasReceipts: out.flag({
      description:
        'Whether goods ever came in, also when all went back since. Such an order is not deleted. Read-only.',
      sql: HAS_RECEIPTS,
    }),
    orderedAt: out.orNull(out.instant()),
    createdBy: out.orNull(out.id()),
    ...integrationFacts(),
  },
  { soft: true, actions: allowedActions }
)

/** Lines from rows, or parsed ones. */
function linesOf(value: unknown) {
  const lines = (jsonOf(value) ?? []) as Line[]
  return lines.sort((a, b) => a.position - b.position).map(({ position, ...line }) => line)
}

export const receiptTransformer = defineTransformer(
  'PurchaseReceipt',
  'purchase_receipts',
  {
    id: out.id(),
    purchaseOrderId: out.id(),
    type: out.choice(RECEIPT_TYPES, {
      description: 'Whether goods came in or went back. Read-only.',
    }),
    receivedOn: out.day(),
    subtotal: out.number(),
    tax: out.number(),
    total: out.number(),
    reason: out.orNull(out.text()),
    createdBy: out.orNull(out.id()),
  },
  { fixed: true }
)

export const supplierPaymentTransformer = defineTransformer(
  'SupplierPayment',
  'supplier_payments',
  {
    id: out.id(),
    purchaseOrderId: out.id(),
    status: out.choice(SUPPLIER_PAYMENT_STATES),
    amount: out.number(),
    date: out.day({
      sql: 't.payment_date',
      description: 'The day on which the money left. Postings and reports go by it.',
    }),
    paymentDate: out.day({ description: 'The former name of `date`.' }),
    paymentMethod: out.orNull(out.text()),
    bankAccountId: out.orNull(out.id()),
    reference: out.orNull(out.text()),
    notes: out.orNull(out.text()),
    createdBy: out.orNull(out.id()),
    voidedOn: out.orNull(
      out.day({ description: 'The day of the void in the books; null before. Read-only.' })
    ),
    voidReason: out.orNull(out.text()),
    warnings: moneyWarnings(),
  },
  { actions: ({ status }) => supplierPaymentLifecycle.allowedActions(status) }
)
