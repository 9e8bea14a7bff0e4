/** Lines of bills: storage. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { deferInsert } from '#core/database/transaction/writes'
import { keptTaxes, lineTaxesOf } from '#tax/taxes'
import { taxRateOf, type BillLine } from '#purchasing/bills/lines/bill_line'

/** The lines of a bill, for a batch of the caller; rows go to `lineOf`. */
export const billLinesStatement = (billId: string) =>
  [
    'SELECT * FROM bill_lines WHERE tenant_id = ? AND bill_id = ? ORDER BY position',
    [Current.tenantId, billId],
  ] as const

/** From a row of `bill_lines`. */
export function lineOf(row: Record<string, any>): BillLine {
  const [subtotal, discount, tax] = [row.subtotal, row.discount, row.tax].map((one) => new Big(one))
  const net = subtotal.minus(discount)
  return {
    id: row.line_id,
    position: row.position,
    purchaseOrderId: row.purchase_order_id,
    purchaseOrderLineId: row.purchase_order_line_id,
    productId: row.product_id,
    categoryId: row.category_id,
    accountId: row.account_id,
    costCenterId: row.cost_center_id,
    description: row.description,
    nature: row.nature,
    quantity: new Big(row.quantity),
    unit: row.unit,
    unitCost: new Big(row.unit_cost),
    discountRate: new Big(row.discount_rate),
    priceIncludesTax: Boolean(row.price_includes_tax),
    amounts: {
      ...{ subtotal, discount, tax, total: new Big(row.total) },
      documentDiscount: new Big(row.document_discount),
      taxes: lineTaxesOf(row.taxes, { taxRate: new Big(row.tax_rate), net, tax }),
    },
    matchedQuantity: new Big(row.matched_quantity),
    receivedQuantity: new Big(row.received_quantity),
    receivedCost: new Big(row.received_cost),
    receivedTotal: new Big(row.received_total),
    inventoryDifference: new Big(row.inventory_difference),
    salesDifference: new Big(row.sales_difference),
    creditedQuantity: new Big(row.credited_quantity),
    creditedNet: new Big(row.credited_net),
  }
}

/** Deferred: the rows are written with the bill. */
export const writeLines = (billId: string, lines: readonly BillLine[]) =>
  deferInsert(
    'bill_lines',
    lines.map((line) => rowOf(billId, line))
  )

function rowOf(billId: string, line: BillLine) {
  const { subtotal, discount, documentDiscount, tax, total, taxes } = line.amounts
  return {
    tenant_id: Current.tenantId,
    bill_id: billId,
    line_id: line.id,
    position: line.position,
    purchase_order_id: line.purchaseOrderId,
    purchase_order_line_id: line.purchaseOrderLineId,
    product_id: line.productId,
    category_id: line.categoryId,
    account_id: line.accountId,
    cost_center_id: line.costCenterId,
    description: line.description,
    nature: line.nature,
    quantity: line.quantity.toFixed(),
    unit: line.unit,
    unit_cost: line.unitCost.toFixed(),
    discount_rate: line.discountRate.toFixed(),
    tax_rate: taxRateOf(line).toFixed(),
    price_includes_tax: line.priceIncludesTax,
    taxes: keptTaxes(taxes),
    subtotal: subtotal.toFixed(),
    discount: discount.toFixed(),
    document_discount: documentDiscount.toFixed(),
    tax: tax.toFixed(),
    total: total.toFixed(),
    matched_quantity: line.matchedQuantity.toFixed(),
    received_quantity: line.receivedQuantity.toFixed(),
    received_cost: line.receivedCost.toFixed(),
    received_total: line.receivedTotal.toFixed(),
    inventory_difference: line.inventoryDifference.toFixed(),
    sales_difference: line.salesDifference.toFixed(),
    credited_quantity: line.creditedQuantity.toFixed(),
    credited_net: line.creditedNet.toFixed(),
  }
}

const CHANGING = [
  ...['matched_quantity', 'received_quantity', 'received_cost', 'received_total'],
  ...['inventory_difference', 'sales_difference'],
]

/** Deferred: the quantities and differences of lines that exist, in one statement. */
export function updateLines(billId: string, lines: readonly BillLine[]) {
  if (!lines.length) return
  deferInsert(
    'bill_lines',
    lines.map((line) => rowOf(billId, line)),
    CHANGING.map((column) => `${column} = VALUES(${column})`).join(', ')
  )
}
