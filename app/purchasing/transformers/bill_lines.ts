/** Lines within their bill: one JSON value of the database, so that lists need no further statement. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { out } from '#core/resources/transformer'
import { lineTaxesOf, SHOWN_TAXES, shownTaxes } from '#tax/taxes'
import { BILLED_NATURES } from '#purchasing/bills/lines/bill_line'

const number = { type: 'number' }
const id = { type: 'string', format: 'uuid' }
const idOrNull = { type: ['string', 'null'], format: 'uuid' }
const textOrNull = { type: ['string', 'null'] }

const fields = {
  id,
  purchaseOrderLineId: idOrNull,
  productId: idOrNull,
  sku: textOrNull,
  productName: textOrNull,
  categoryId: idOrNull,
  accountId: idOrNull,
  costCenterId: idOrNull,
  description: textOrNull,
  nature: { type: 'string', enum: [...BILLED_NATURES] },
  quantity: number,
  unit: textOrNull,
  unitCost: number,
  discountRate: number,
  taxRate: number,
  priceIncludesTax: { type: 'boolean' },
  subtotal: number,
  discount: number,
  documentDiscount: number,
  tax: number,
  total: number,
  taxes: SHOWN_TAXES,
  receivedQuantity: number,
  creditedQuantity: number,
}

type Line = { position?: number } & Record<string, any>

/** JSON arrays of SQL are unordered, so each line has its position. */
const LINES = `(SELECT JSON_ARRAYAGG(JSON_OBJECT('position', l.position, 'id', l.line_id,
    'purchaseOrderLineId', l.purchase_order_line_id, 'productId', l.product_id, 'sku', p.sku, 'productName', p.name,
    'categoryId', l.category_id, 'accountId', l.account_id, 'costCenterId', l.cost_center_id,
    'description', l.description, 'nature', l.nature, 'quantity', l.quantity, 'unit', l.unit,
    'unitCost', l.unit_cost, 'discountRate', l.discount_rate, 'taxRate', l.tax_rate,
    'priceIncludesTax', l.price_includes_tax, 'subtotal', l.subtotal, 'discount', l.discount,
    'documentDiscount', l.document_discount, 'tax', l.tax, 'total', l.total, 'taxes', l.taxes,
    'receivedQuantity', l.received_quantity, 'creditedQuantity', l.credited_quantity))
  FROM bill_lines l
  LEFT JOIN products p ON p.tenant_id = l.tenant_id AND p.id = l.product_id
  WHERE l.tenant_id = t.tenant_id AND l.bill_id = t.id)`

/** The field `items`. */
export const itemsOfBills = () => ({
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
  const { taxRate, subtotal, discount, tax, priceIncludesTax } = line
  const taxes = lineTaxesOf(line.taxes, {
    taxRate: new Big(taxRate),
    net: new Big(subtotal).minus(discount),
    tax: new Big(tax),
  })
  return { ...line, taxes: shownTaxes(taxes), priceIncludesTax: Boolean(priceIncludesTax) }
}
