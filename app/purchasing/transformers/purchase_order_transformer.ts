import { jsonOf } from '#core/database/columns'
import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { documentTaxes, SHOWN_TAXES, shownDiscount, withTaxes } from '#tax/taxes'
import { shownWithholdings } from '#tax/withholdings'
import { itemsOfOrders } from '#purchasing/transformers/order_lines'
import { BILLING, BILLING_SQL } from '#purchasing/orders/billing'
import { RECEIPT_TYPES } from '#purchasing/orders/receipts'
import { PURCHASE_ORDER_STATES, allowedActions } from '#purchasing/orders/purchase_order_lifecycle'

const HAS_RECEIPTS =
  'EXISTS (SELECT 1 FROM purchase_receipts r WHERE r.tenant_id = t.tenant_id AND r.purchase_order_id = t.id)'

const storedOrder = defineTransformer(
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
    items: itemsOfOrders(),
    discount: shownDiscount(),
    taxes: documentTaxes(),
    subtotal: out.number(),
    discountTotal: out.number({ initial: 0 }),
    taxTotal: out.number(),
    total: out.number(),
    receivedTotal: out.number({
      description:
        'The value with tax of what came in and did not go back, in the currency of the company. Read-only.',
    }),
    paidAmount: out.number(),
    withheldTotal: out.number({
      description:
        'What is withheld of receipts and payments and not taken back. It is owed to the tax ' +
        'office, not to the supplier. Read-only.',
    }),
    balance: out.number({
      sql:
        't.received_total - t.billed_total - t.withheld_total + t.billed_withheld - ' +
        't.paid_amount + t.billed_paid',
      description:
        'What is still to pay for what came in and is not billed: without bills `receivedTotal` ' +
        'less `withheldTotal` and `paidAmount`; below zero when more was paid than stayed. ' +
        'Bills have their own. Read-only.',
    }),
    billing: out.choice(BILLING, { sql: BILLING_SQL }),
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

export const purchaseOrderTransformer = withTaxes(storedOrder, 'items')

/** Older receipts name no taxes. */
const taxesIn = (value: unknown) => (jsonOf(value ?? null) ?? []) as object[]

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
    taxes: { ...out.json<object[]>(SHOWN_TAXES), read: taxesIn },
    withheldTotal: out.number({
      description: 'What is withheld of it; below zero when goods went back. Read-only.',
    }),
    withholdings: shownWithholdings(),
    reason: out.orNull(out.text()),
    createdBy: out.orNull(out.id()),
  },
  { fixed: true }
)
