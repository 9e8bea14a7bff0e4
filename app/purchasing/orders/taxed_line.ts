/** The taxes of a requested line, and its amounts. */
import type Big from 'big.js'
import { zero } from '#core/primitives/decimal'
import type { DatabaseRow } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import {
  pricesIncludeTax,
  purchaseTaxes,
  taxedAmounts,
  taxedProduct,
  type AskedTax,
} from '#tax/taxes'
import type { Line } from '#purchasing/orders/lines'

type Asked = {
  quantity: Big
  unitCost: Big
  /** False when the cost is that of the product, which is before tax. */
  isCostAsked: boolean
  taxRate?: Big | null
  taxes?: readonly AskedTax[] | null
  priceIncludesTax?: boolean | null
}

type Where = { day: string; field: string }

/**
 * The taxes that the line names, else those of its product, with their rates of `day`. 422 REQUIRED
 * for an inclusive price without a cost; errors of `purchaseTaxes` and `taxedAmounts`.
 */
export async function taxedLine(
  { quantity, unitCost, isCostAsked, priceIncludesTax: asked, taxRate, taxes: named }: Asked,
  product: DatabaseRow,
  { day, field }: Where
): Promise<Pick<Line, 'priceIncludesTax' | 'amounts'>> {
  if (asked && !isCostAsked)
    throw invalid(
      `${field}.unitCost`,
      'REQUIRED',
      'The cost of the product is before tax: send the cost that includes it'
    )

  const taxes = await purchaseTaxes(
    { taxes: answered(named), taxRate, product: taxedProduct(product) },
    day,
    field
  )
  const priceIncludesTax = isCostAsked && pricesIncludeTax(asked, null, taxes)
  const amounts = taxedAmounts({
    ...{ quantity, unitPrice: unitCost, discountRate: zero, taxes },
    includesTax: priceIncludesTax,
    field: `${field}.unitCost`,
  })
  return { priceIncludesTax, amounts }
}

/** Taxes of lines of earlier releases are answered without id and code: their `taxRate` counts. */
const answered = (taxes?: readonly AskedTax[] | null) =>
  taxes?.length && taxes.every(({ taxId, code }) => taxId === null && code === null)
    ? undefined
    : taxes
