/** Lines of purchase orders: amounts and storage. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { rounded } from '#core/money/amounts'
import { insertInto } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'

export type Line = {
  id: string
  position: number
  productId: string
  quantity: Big
  unitCost: Big
  taxRate: Big
  receivedQuantity: Big
}

/** Amounts of `quantity` units: the cost is rounded once, then its tax once. */
export function amountsOf(
  { unitCost, taxRate }: Pick<Line, 'unitCost' | 'taxRate'>,
  quantity: Big
) {
  const subtotal = rounded(quantity.times(unitCost))
  const tax = rounded(subtotal.times(taxRate).div(100))
  return { subtotal, tax, total: subtotal.plus(tax) }
}

/** Sums of rounded lines. */
export function totalsOf(lines: readonly Line[]) {
  const amounts = lines.map((line) => amountsOf(line, line.quantity))
  return {
    subtotal: sum(amounts.map(({ subtotal }) => subtotal)),
    taxTotal: sum(amounts.map(({ tax }) => tax)),
    total: sum(amounts.map(({ total }) => total)),
  }
}

/** The id of a line `l`. Older lines have none: it is derived from order id and position. */
export const LINE_ID =
  "COALESCE(l.line_id, CONCAT(LEFT(l.purchase_order_id, 32), LPAD(LOWER(HEX(l.position)), 4, '0')))"

/** The lines of a locked order. */
export async function linesOf(orderId: string): Promise<Line[]> {
  const found = await rows(
    `SELECT ${LINE_ID} AS id, l.position, l.product_id, l.quantity, l.unit_cost, l.tax_rate, l.received_quantity FROM purchase_order_lines l WHERE l.tenant_id = ? AND l.purchase_order_id = ? ORDER BY l.position`,
    [Current.tenantId, orderId]
  )
  return found.map((row) => ({
    id: row.id,
    position: row.position,
    productId: row.product_id,
    quantity: new Big(row.quantity),
    unitCost: new Big(row.unit_cost),
    taxRate: new Big(row.tax_rate),
    receivedQuantity: new Big(row.received_quantity),
  }))
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

function lineRow(orderId: string, line: Line) {
  const { subtotal, tax, total } = amountsOf(line, line.quantity)
  return {
    tenant_id: Current.tenantId,
    purchase_order_id: orderId,
    line_id: line.id,
    position: line.position,
    product_id: line.productId,
    quantity: line.quantity.toFixed(),
    unit_cost: line.unitCost.toFixed(),
    tax_rate: line.taxRate.toFixed(),
    subtotal: subtotal.toFixed(),
    tax: tax.toFixed(),
    total: total.toFixed(),
    received_quantity: line.receivedQuantity.toFixed(),
  }
}
