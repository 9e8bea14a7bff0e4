/** The lines of a request, with what their products give. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { conflict } from '#core/errors/refusal'
import type { Row } from '#core/database/sql'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { mustBeCostCenters } from '#accounting/ledger'
import type { AskedTax } from '#tax/taxes'
import { TOO_LARGE, totalsOf } from '#sales/lines/amounts'
import type { Line } from '#sales/lines/lines'
import { taxed, taxesAsked, type TaxesOfLine } from '#sales/lines/taxed_lines'

/** A requested line; missing fields come from the product. */
export type Entered = {
  id?: string | null
  productId: string
  quantity: Big
  unitPrice?: Big | null
  taxRate?: Big | null
  taxes?: readonly AskedTax[] | null
  priceIncludesTax?: boolean | null
  costCenterId?: string | null
  discountRate: Big
  description?: string | null
}

/** The products of lines, with deleted ones, to report them. */
export function productsStatement(items: readonly { productId: string }[]) {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  return [
    `SELECT id, name, selling_price, tax_rate, taxes, price_includes_tax, is_service, is_active, live
       FROM products
       WHERE tenant_id = ? AND id IN (?)`,
    [Current.tenantId, ids],
  ] as const
}

/**
 * The lines of a request, with the rates of `day`. Refuses products that are not sold, taxes and
 * cost centres that are not there, and too large amounts. The ledger must be locked.
 */
export async function enteredLines(
  items: readonly Entered[],
  products: readonly Row[],
  day: string
): Promise<Line[]> {
  const known = new Map(products.map((product) => [product.id as string, product]))
  const missing = items.flatMap(({ productId }, index) =>
    known.get(productId)?.live
      ? []
      : [fieldError(['items', index, 'productId'], 'NOT_FOUND', 'There is no such product')]
  )
  if (missing.length) throw new ValidationFailed(missing)
  await mustBeCostCenters(
    items.flatMap(({ costCenterId: id }, index) =>
      id ? [{ id, field: `items.${index}.costCenterId` }] : []
    )
  )

  const taxes = await taxesAsked(items, known, day)
  const lines = items.map((item, index) =>
    enteredLine(item, known.get(item.productId)!, index, taxes[index])
  )
  mustBeKeepable(lines)
  return lines
}

function enteredLine(
  { productId, quantity, unitPrice, discountRate, description, costCenterId }: Entered,
  product: Row,
  index: number,
  { taxes, priceIncludesTax }: TaxesOfLine
): Line {
  if (!product.is_active)
    throw conflict('PRODUCT_INACTIVE', `${product.name} is no longer sold`, {
      field: `items.${index}.productId`,
    })

  const line = {
    id: newId(),
    productId,
    description: description ?? (product.name as string),
    isStocked: !product.is_service,
    priceIncludesTax,
    costCenterId: costCenterId ?? null,
    cost: null,
    creditedQuantity: zero,
    creditedByAmount: zero,
    quantity,
    unitPrice: unitPrice ?? new Big(product.selling_price as string),
    discountRate,
  }
  return taxed(line, taxes, index)
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
