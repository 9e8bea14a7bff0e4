/** Lines of documents, written by one INSERT without models. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { zero } from '#core/primitives/decimal'
import { withKnownIds } from '#core/resources/document_lines'
import { newId } from '#core/primitives/ids'
import { conflict } from '#core/errors/refusal'
import { quoted, type Row } from '#core/database/sql'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { defer, deferInsert } from '#core/database/transaction/writes'
import { amountsOf, TOO_LARGE, totalsOf, type Amounts, type Priced } from '#sales/lines/amounts'

export type Line = Priced &
  Amounts & {
    id: string
    productId: string
    description: string
    isStocked: boolean
    cost: Big | null
    creditedQuantity: Big
  }

/** A requested line; missing fields come from the product. */
type Entered = {
  id?: string | null
  productId: string
  quantity: Big
  unitPrice?: Big | null
  taxRate?: Big | null
  discountRate: Big
  description?: string | null
}

/** The products of lines, with deleted ones, to report them. */
export function productsStatement(items: readonly { productId: string }[]) {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  return [
    'SELECT id, name, selling_price, tax_rate, is_service, is_active, live FROM products WHERE tenant_id = ? AND id IN (?)',
    [Current.tenantId, ids],
  ] as const
}

/** The lines of a request. Refuses products that are not sold, and too large amounts. */
export function enteredLines(items: readonly Entered[], products: readonly Row[]): Line[] {
  const known = new Map(products.map((product) => [product.id as string, product]))
  const missing = items.flatMap(({ productId }, index) =>
    known.get(productId)?.live
      ? []
      : [fieldError(['items', index, 'productId'], 'NOT_FOUND', 'There is no such product')]
  )
  if (missing.length) throw new ValidationFailed(missing)

  const lines = items.map((item, index) => enteredLine(item, known.get(item.productId)!, index))
  mustBeKeepable(lines)
  return lines
}

function enteredLine(
  { productId, quantity, unitPrice, taxRate, discountRate, description }: Entered,
  product: Row,
  index: number
): Line {
  if (!product.is_active)
    throw conflict('PRODUCT_INACTIVE', `${product.name} is no longer sold`, {
      field: `items.${index}.productId`,
    })

  const priced = {
    quantity,
    unitPrice: unitPrice ?? new Big(product.selling_price as string),
    taxRate: taxRate ?? new Big(product.tax_rate as string),
    discountRate,
  }
  return {
    id: newId(),
    productId,
    description: description ?? (product.name as string),
    isStocked: !product.is_service,
    cost: null,
    creditedQuantity: zero,
    ...priced,
    ...amountsOf(priced),
  }
}

function mustBeKeepable(lines: readonly Line[]) {
  const large = lines.flatMap(({ subtotal, total }, index) =>
    subtotal.gte(TOO_LARGE) || total.gte(TOO_LARGE)
      ? [
          fieldError(
            ['items', index, 'quantity'],
            'TOO_LARGE',
            'The amount of this line is too large'
          ),
        ]
      : []
  )
  if (large.length) throw new ValidationFailed(large)

  const { subtotal, total } = totalsOf(lines)
  if (subtotal.gte(TOO_LARGE) || total.gte(TOO_LARGE))
    throw new ValidationFailed([fieldError(['items'], 'TOO_LARGE', 'The total is too large')])
}

/** Rows of a table of lines. */
export const linesStatement = (table: string, key: string, documentId: string) =>
  [
    `SELECT l.*, p.is_service FROM ${table} l JOIN products p ON p.tenant_id = l.tenant_id AND p.id = l.product_id WHERE l.tenant_id = ? AND l.${key} = ? ORDER BY l.position`,
    [Current.tenantId, documentId],
  ] as const

/** From a row with `is_service` of its product. `cost` is null before the goods leave. */
export function storedLine(row: Row): Line {
  const big = (column: string) => new Big(row[column] as string)
  return {
    id: row.id as string,
    productId: row.product_id as string,
    description: row.description as string,
    isStocked: !row.is_service,
    quantity: big('quantity'),
    unitPrice: big('unit_price'),
    taxRate: big('tax_rate'),
    discountRate: big('discount_rate'),
    subtotal: big('subtotal'),
    discount: big('discount'),
    tax: big('tax'),
    total: big('total'),
    cost: row.cost === null || row.cost === undefined ? null : big('cost'),
    creditedQuantity: row.credited_quantity === undefined ? zero : big('credited_quantity'),
  }
}

/** Copies for another document: same prices, new ids, amounts rounded by today's rules. */
export const copiesOf = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({
    ...line,
    ...amountsOf(line),
    id: newId(),
    cost: null,
    creditedQuantity: zero,
  }))

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
    tax: line.tax.toString(),
    total: line.total.toString(),
    ...more(line),
  }))
  deferInsert(table, rows)
}

/** Old and new lines for the audit log. */
export const loggedLines = (before: readonly Line[], after: readonly Line[]) => ({
  before: { items: before.map(logged) },
  after: { items: after.map(logged) },
})

const logged = ({ productId, quantity, unitPrice, taxRate, discountRate, total }: Line) => ({
  productId,
  quantity: Number(quantity),
  unitPrice: Number(unitPrice),
  taxRate: Number(taxRate),
  discountRate: Number(discountRate),
  total: Number(total),
})

/** True if a request repeats the existing lines. */
export function isSame(items: readonly Entered[], lines: readonly Line[]) {
  const same = (
    { productId, quantity, unitPrice, taxRate, discountRate, description }: Entered,
    line: Line
  ) =>
    productId === line.productId &&
    quantity.eq(line.quantity) &&
    discountRate.eq(line.discountRate) &&
    Boolean(unitPrice?.eq(line.unitPrice)) &&
    Boolean(taxRate?.eq(line.taxRate)) &&
    description === line.description

  return items.length === lines.length && items.every((item, index) => same(item, lines[index]))
}

/**
 * The lines of a request with the named ids, or the existing ones if they are equal. Errors of
 * `enteredLines`.
 */
export function changedLines(
  items: readonly Entered[],
  before: Line[],
  products: readonly Row[]
): Line[] {
  if (isSame(items, before)) return before

  const after = withKnownIds(enteredLines(items, products), items, before)
  return isSame(after, before) ? before : after
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
      `UPDATE invoice_lines SET cost = ${cost.toFixed(2)} WHERE tenant_id = ${quoted(Current.tenantId)} AND id = ${quoted(id)}`
    )
}
