/** Lines of purchase orders: storage. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { insertInto } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import { keptTaxes, lineTaxesOf, vatRateOf, type LineAmounts } from '#tax/taxes'

/** `amounts` are those of the whole line; their `discount` is its share in that of the order. */
export type Line = {
  id: string
  position: number
  productId: string
  quantity: Big
  unitCost: Big
  /** True if `unitCost` has the taxes in it. */
  priceIncludesTax: boolean
  costCenterId: string | null
  amounts: LineAmounts
  receivedQuantity: Big
  /** Units on standing bills, less credited ones. */
  billedQuantity: Big
  /** Billed units that were received; the other billed units went back, or are billed ahead. */
  matchedQuantity: Big
  /** The cost in the account of goods received: of unbilled units, less that of units billed ahead. */
  accruedCost: Big
}

/** The rate of the line's VAT, a percentage. */
export const taxRateOf = ({ amounts }: Pick<Line, 'amounts'>): Big => vatRateOf(amounts.taxes)

/** Sums of rounded lines. */
export function totalsOf(lines: readonly Line[]) {
  return {
    subtotal: sum(lines.map(({ amounts }) => amounts.subtotal)),
    discountTotal: sum(lines.map(({ amounts }) => amounts.discount)),
    taxTotal: sum(lines.map(({ amounts }) => amounts.tax)),
    total: sum(lines.map(({ amounts }) => amounts.total)),
  }
}

/** The id of a line `l`. Older lines have none: it is derived from order id and position. */
export const LINE_ID =
  "COALESCE(l.line_id, CONCAT(LEFT(l.purchase_order_id, 32), LPAD(LOWER(HEX(l.position)), 4, '0')))"

/** The lines of an order, for a batch of the caller; rows go to `lineOf`. */
export const linesStatement = (orderId: string) =>
  [
    `SELECT ${LINE_ID} AS id, l.position, l.product_id, l.quantity, l.unit_cost, l.tax_rate, l.subtotal,
         l.tax, l.total, l.taxes, l.document_discount, l.price_includes_tax, l.cost_center_id, l.received_quantity,
         l.billed_quantity, l.matched_quantity, l.accrued_cost
       FROM purchase_order_lines l
       WHERE l.tenant_id = ? AND l.purchase_order_id = ?
       ORDER BY l.position`,
    [Current.tenantId, orderId],
  ] as const

/** The lines of a locked order. */
export const linesOf = async (orderId: string): Promise<Line[]> =>
  (await rows(...linesStatement(orderId))).map(lineOf)

/** From a row of `linesStatement`. */
export function lineOf(row: Record<string, any>): Line {
  const [net, discount, tax] = [row.subtotal, row.document_discount, row.tax].map(
    (one) => new Big(one)
  )
  return {
    id: row.id,
    position: row.position,
    productId: row.product_id,
    quantity: new Big(row.quantity),
    unitCost: new Big(row.unit_cost),
    priceIncludesTax: Boolean(row.price_includes_tax),
    costCenterId: row.cost_center_id,
    amounts: {
      ...{ subtotal: net.plus(discount), discount, tax, total: new Big(row.total) },
      taxes: lineTaxesOf(row.taxes, { taxRate: new Big(row.tax_rate), net, tax }),
    },
    receivedQuantity: new Big(row.received_quantity),
    billedQuantity: new Big(row.billed_quantity),
    matchedQuantity: new Big(row.matched_quantity),
    accruedCost: new Big(row.accrued_cost),
  }
}

/** Deferred: they leave with the order. */
export function writeLines(orderId: string, lines: readonly Line[]) {
  defer(
    insertInto(
      'purchase_order_lines',
      lines.map((line) => lineRow(orderId, line))
    )
  )
}

/** The column `subtotal` is after the share in the discount. */
function lineRow(orderId: string, line: Line) {
  const { subtotal, discount, tax, total, taxes } = line.amounts
  return {
    tenant_id: Current.tenantId,
    purchase_order_id: orderId,
    line_id: line.id,
    position: line.position,
    product_id: line.productId,
    quantity: line.quantity.toFixed(),
    unit_cost: line.unitCost.toFixed(),
    tax_rate: taxRateOf(line).toFixed(),
    subtotal: subtotal.minus(discount).toFixed(),
    document_discount: discount.toFixed(),
    tax: tax.toFixed(),
    total: total.toFixed(),
    taxes: keptTaxes(taxes),
    price_includes_tax: line.priceIncludesTax,
    cost_center_id: line.costCenterId,
    received_quantity: line.receivedQuantity.toFixed(),
  }
}
