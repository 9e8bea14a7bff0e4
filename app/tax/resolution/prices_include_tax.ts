/** Whether the price of a line includes its taxes. */
import type { ResolvedTax } from '#tax/computation/line_taxes'
import type { TaxedProduct } from '#tax/resolution/resolve_taxes'

/** As the line says, else its product, else its taxes, of which all must say so. */
export const pricesIncludeTax = (
  asked: boolean | null | undefined,
  product: TaxedProduct | null | undefined,
  taxes: readonly ResolvedTax[]
): boolean =>
  asked ??
  product?.priceIncludesTax ??
  (taxes.length > 0 && taxes.every(({ priceIncluded }) => priceIncluded))
