/** Writes lines of documents by one INSERT without models. */
import { Current } from '#core/context/current'
import { quoted, type Row } from '#core/database/sql'
import { defer, deferInsert } from '#core/database/transaction/writes'
import { keptTaxes } from '#tax/taxes'
import type { Line } from '#sales/lines/lines'

/** Defers the INSERT of a document's lines. `more` are columns of this table alone. */
export function insertLines<L extends Line>(
  table: string,
  key: string,
  documentId: string,
  lines: readonly L[],
  more: (line: L) => Row = () => ({})
) {
  const rows = lines.map((line, index) => ({
    tenant_id: Current.tenantId,
    id: line.id,
    [key]: documentId,
    position: index + 1,
    product_id: line.productId,
    description: line.description,
    quantity: line.quantity.toString(),
    unit_price: line.unitPrice.toString(),
    tax_rate: line.taxRate.toString(),
    discount_rate: line.discountRate.toString(),
    subtotal: line.subtotal.toString(),
    discount: line.discount.toString(),
    document_discount: line.documentDiscount.toString(),
    tax: line.tax.toString(),
    total: line.total.toString(),
    taxes: keptTaxes(line.taxes),
    price_includes_tax: line.priceIncludesTax,
    cost_center_id: line.costCenterId,
    ...more(line),
  }))
  deferInsert(table, rows)
}

/** Replaces the lines. */
export function replaceLines<L extends Line>(
  table: string,
  key: string,
  documentId: string,
  lines: readonly L[],
  more?: (line: L) => Row
) {
  defer(
    `DELETE FROM ${table} WHERE tenant_id = ${quoted(Current.tenantId)} AND ${key} = ${quoted(documentId)}`
  )
  insertLines(table, key, documentId, lines, more)
}

/** Writes the cost of a drafted line's goods after they left. */
export function writeCost({ id, cost }: Line) {
  if (cost)
    defer(
      `UPDATE invoice_lines
         SET cost = ${cost.toFixed(2)}
         WHERE tenant_id = ${quoted(Current.tenantId)} AND id = ${quoted(id)}`
    )
}
