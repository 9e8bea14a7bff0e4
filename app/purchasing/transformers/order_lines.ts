/** Lines within their order: one JSON value of the database, so that lists need no further statement. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { out } from '#core/resources/transformer'
import { lineTaxesOf, SHOWN_TAXES, shownTaxes } from '#tax/taxes'
import { LINE_ID } from '#purchasing/orders/lines'

const number = { type: 'number' }
const id = { type: 'string', format: 'uuid' }
const fields = {
  id,
  productId: id,
  sku: { type: 'string' },
  productName: { type: 'string' },
  quantity: number,
  unitCost: number,
  taxRate: number,
  subtotal: number,
  documentDiscount: number,
  tax: number,
  total: number,
  taxes: SHOWN_TAXES,
  priceIncludesTax: { type: 'boolean' },
  costCenterId: { type: ['string', 'null'], format: 'uuid' },
  receivedQuantity: number,
  billedQuantity: number,
}

type Line = { position?: number } & Record<string, any>

/** JSON arrays of SQL are unordered, so each line has its position. */
const LINES = `(SELECT JSON_ARRAYAGG(JSON_OBJECT('position', l.position, 'id', ${LINE_ID},
    'productId', l.product_id, 'sku', p.sku, 'productName', p.name, 'quantity', l.quantity,
    'unitCost', l.unit_cost, 'taxRate', l.tax_rate, 'subtotal', l.subtotal + l.document_discount,
    'documentDiscount', l.document_discount, 'tax', l.tax, 'total', l.total, 'taxes', l.taxes,
    'priceIncludesTax', l.price_includes_tax, 'costCenterId', l.cost_center_id,
    'receivedQuantity', l.received_quantity, 'billedQuantity', l.billed_quantity))
  FROM purchase_order_lines l
  STRAIGHT_JOIN products p ON p.tenant_id = l.tenant_id AND p.id = l.product_id
  WHERE l.tenant_id = t.tenant_id AND l.purchase_order_id = t.id)`

/** The field `items`. */
export const itemsOfOrders = () => ({
  ...out.json<object[]>(
    {
      type: 'array',
      items: { type: 'object', properties: fields, required: Object.keys(fields) },
    },
    { sql: LINES }
  ),
  read: (value: unknown) =>
    ((jsonOf(value) ?? []) as Line[])
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map(shownLine),
})

/** A record that was read before passes unchanged. */
function shownLine({ position, ...line }: Line) {
  if (position === undefined) return line
  const { taxRate, subtotal, documentDiscount, tax, priceIncludesTax } = line
  const taxes = lineTaxesOf(line.taxes, {
    taxRate: new Big(taxRate),
    net: new Big(subtotal).minus(documentDiscount),
    tax: new Big(tax),
  })
  return { ...line, taxes: shownTaxes(taxes), priceIncludesTax: Boolean(priceIncludesTax) }
}
