/** Texts of the request that drafts the bill of an order. */
import type { Text } from '#core/resources/descriptions'
import { BILL_FIELDS } from '#purchasing/descriptions/bill_fields'
import { BILL_LINES } from '#purchasing/descriptions/bill_lines'

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

/** The draft of an order takes the fields of a bill. */
export function textsOfOrderBill(): Record<string, Text> {
  const all: Record<string, Text> = { ...BILL_FIELDS, ...BILL_LINES }
  return Object.fromEntries([
    ...OF_DRAFT.map((field) => [`PurchaseOrdersBillsInput.${field}`, all[`Bill.${field}`]]),
    ...OF_LINES.map((field) => [
      `PurchaseOrdersBillsInput.items.${field}`,
      all[`Bill.items.${field}`],
    ]),
    ['PurchaseOrdersBillsInput.items.taxes', { example: [{ code: 'IVA19' }] }],
  ])
}
