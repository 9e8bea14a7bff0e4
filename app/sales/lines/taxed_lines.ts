/** Lines with their taxes: as a request names them, and at the rates of another day. */
import type Big from 'big.js'
import { todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import type { Row } from '#core/database/sql'
import {
  pricesIncludeTax,
  resolveTaxes,
  taxedAmounts,
  taxedProduct,
  vatRateOf,
  type AskedTax,
  type ResolvedTax,
  type TaxedProduct,
} from '#tax/taxes'
import type { Line } from '#sales/lines/lines'

type Asked = {
  productId: string
  taxRate?: Big | null
  taxes?: readonly AskedTax[] | null
  priceIncludesTax?: boolean | null
}

export type TaxesOfLine = { taxes: readonly ResolvedTax[]; priceIncludesTax: boolean }

/**
 * The taxes of each line, and whether its price includes them: as the line says, else its product,
 * else its taxes. Errors of `resolveTaxes`.
 */
export async function taxesAsked(
  items: readonly Asked[],
  products: ReadonlyMap<string, Row>,
  day: string
): Promise<TaxesOfLine[]> {
  const taxedProducts = new Map<string, TaxedProduct>()
  const productOf = (id: string) => {
    const known = taxedProducts.get(id) ?? taxedProduct(products.get(id)!)
    taxedProducts.set(id, known)
    return known
  }

  const all: TaxesOfLine[] = []
  for (const [index, { productId, taxRate, taxes: named, priceIncludesTax }] of items.entries()) {
    const product = productOf(productId)
    const asked = { taxes: isOfOldLine(named) ? null : named, taxRate, product }
    const taxes = await resolveTaxes(asked, day, 'SALE', `items.${index}`)
    all.push({
      taxes,
      priceIncludesTax: pricesIncludeTax(priceIncludesTax, product, taxes),
    })
  }
  return all
}

/** A line of an earlier release is answered with a tax without id: its `taxRate` counts. */
const isOfOldLine = (taxes: readonly AskedTax[] | null | undefined) =>
  taxes?.length === 1 && taxes[0].taxId === null && taxes[0].code === null

type Priceable = Pick<Line, 'quantity' | 'unitPrice' | 'discountRate' | 'priceIncludesTax'>

/**
 * The line with the amounts of these taxes, before the discount of its document. 422 INVALID for a
 * price below its taxes by unit.
 */
export function taxed<L extends Priceable>(line: L, taxes: readonly ResolvedTax[], index: number) {
  const { quantity, unitPrice, discountRate, priceIncludesTax: includesTax } = line
  const field = `items.${index}.unitPrice`
  return {
    ...line,
    taxRate: vatRateOf(taxes),
    documentDiscount: zero,
    ...taxedAmounts({ quantity, unitPrice, discountRate, includesTax, taxes, field }),
  }
}

/** The lines with the same taxes and prices, at the rates of `day`. Errors of `resolveTaxes`. */
export async function linesOn(day: string, lines: readonly Line[]): Promise<Line[]> {
  const all: Line[] = []
  for (const [index, line] of lines.entries())
    all.push(taxed(line, await resolveTaxes(askedOf(line), day, 'SALE', `items.${index}`), index))
  return all
}

/** Copies for another document: same prices, new ids, today's rates. */
export async function copiesOf(lines: readonly Line[]): Promise<Line[]> {
  const copies = await linesOn(todayIn(Current.tenant.timezone), lines)
  const unsold = { cost: null, creditedQuantity: zero, creditedByAmount: zero }
  return copies.map((line) => ({ ...line, id: newId(), ...unsold }))
}

/** Lines of earlier releases have the rate alone. */
const askedOf = ({ taxes, taxRate }: Line) =>
  taxes.some(({ taxId }) => taxId === null)
    ? { taxRate }
    : { taxes: taxes.map(({ taxId }) => ({ taxId })) }
