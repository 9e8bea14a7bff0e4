/** The taxes of a line: those that it names, those of its rate, or those of its product. */
import Big from 'big.js'
import { invalid } from '#core/errors/refusal'
import { jsonOf } from '#core/database/columns'
import type { TaxSide } from '#tax/catalog/choices'
import { taxCatalog, type TaxCatalog } from '#tax/catalog/tax_catalog'
import type { ResolvedTax } from '#tax/computation/line_taxes'
import { vatRateOf } from '#tax/computation/kept_taxes'
import type { AskedTax } from '#tax/lines/asked_taxes'
import { namedTaxes } from '#tax/resolution/named_taxes'
import { fieldOf, isOfSide, resolved, type Where } from '#tax/resolution/resolved'
import { vatOfRate, zeroRated } from '#tax/resolution/vat_of_rate'

/** `taxes` are ids; null where the product has a rate alone. */
export type TaxedProduct = {
  taxes: readonly string[] | null
  taxRate: Big
  priceIncludesTax: boolean | null
}

export type AskedTaxes = {
  taxes?: readonly AskedTax[] | null
  taxRate?: Big | null
  product?: TaxedProduct | null
}

/** A row of `products` with the columns `taxes`, `tax_rate` and `price_includes_tax`. */
export const taxedProduct = (row: Record<string, unknown>): TaxedProduct => ({
  taxes: jsonOf(row.taxes ?? null) as string[] | null,
  taxRate: new Big(row.tax_rate as string),
  priceIncludesTax:
    row.price_includes_tax === null || row.price_includes_tax === undefined
      ? null
      : Boolean(row.price_includes_tax),
})

/**
 * The taxes of a line on the document's `day` (`YYYY-MM-DD`). `field` is the line in the request,
 * such as `items.0`. None: the line is unclassified. 422 NOT_FOUND, CONTRADICTION (with `taxRate`),
 * NO_RATE (none in force on `day`), INVALID (other side, named twice, several VATs); 409
 * TAX_INACTIVE. Needs a transaction.
 */
export async function resolveTaxes(
  { taxes: asked, taxRate, product }: AskedTaxes,
  day: string,
  side: TaxSide,
  field: string
): Promise<ResolvedTax[]> {
  const catalog = await taxCatalog()
  const where = { day, side, field }
  if (asked?.length) {
    const taxes = namedTaxes(catalog, asked, where)
    mustAgree(taxes, taxRate, field)
    return taxes
  }
  if (asked) mustAgree([], taxRate, field)

  const rate = asked ? new Big(0) : taxRate
  if (rate?.gt(0)) return [await vatOfRate(catalog, rate, where, product?.taxes)]
  if (rate) return zeroRated(catalog, where, product?.taxes)
  return taxesOfProduct(catalog, product, where)
}

/** A product may name taxes of the other side: they do not count. */
async function taxesOfProduct(
  catalog: TaxCatalog,
  product: TaxedProduct | null | undefined,
  { day, side, field }: Where
): Promise<ResolvedTax[]> {
  if (product?.taxes?.length) {
    const taxes = product.taxes.flatMap((id) => catalog.byId.get(id) ?? [])
    return taxes
      .filter((tax) => isOfSide(tax, side))
      .map((tax) => resolved(tax, day, `${field}.productId`))
  }
  if (product?.taxRate.gt(0))
    return [await vatOfRate(catalog, product.taxRate, { day, side, field })]
  return zeroRated(catalog, { day, side, field })
}

/** `taxRate` is the rate of the line's VAT. */
function mustAgree(taxes: readonly ResolvedTax[], asked: Big | null | undefined, field: string) {
  const rate = vatRateOf(taxes)
  if (!asked || asked.eq(rate)) return
  throw invalid(
    fieldOf(field, 'taxRate'),
    'CONTRADICTION',
    `taxRate is ${asked.toFixed()}, and the VAT of taxes is ${rate.toFixed()}: leave one of them out`
  )
}
