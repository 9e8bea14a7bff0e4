/** The VAT of a rate alone, and that of a line without a rate. */
import Big from 'big.js'
import type { TaxCategory } from '#tax/catalog/choices'
import { makeVat } from '#tax/catalog/make_vat'
import { rateOn, type Tax } from '#tax/catalog/tax'
import type { TaxCatalog } from '#tax/catalog/tax_catalog'
import type { ResolvedTax } from '#tax/computation/line_taxes'
import { fieldOf, isOfSide, resolved, type Where } from '#tax/resolution/resolved'

/** The product's taxes go first, because several taxes may have one rate. */
type OfProduct = readonly string[] | null | undefined

/**
 * The active VAT of category S and this rate (> 0) on the day, which is made at its first use. 409
 * TAX_INACTIVE when the company has switched it off.
 */
export async function vatOfRate(
  catalog: TaxCatalog,
  rate: Big,
  where: Where,
  ofProduct?: OfProduct
): Promise<ResolvedTax> {
  const tax = await found(catalog, { rate, category: 'S' }, where, ofProduct)
  return resolved(tax, where.day, fieldOf(where.field, 'taxRate'))
}

/** The product's category, else the company's `zeroRateCategory`, else unclassified. */
export async function zeroRated(
  catalog: TaxCatalog,
  where: Where,
  ofProduct?: OfProduct
): Promise<ResolvedTax[]> {
  const ofItsProduct = (ofProduct ?? []).flatMap((id) => catalog.byId.get(id) ?? [])
  const own = ofItsProduct.find((tax) => tax.isActive && isVatOf(tax, ZERO, where))
  if (own) return [resolved(own, where.day, where.field)]
  const category = catalog.zeroRateCategory
  if (!category) return []

  const tax = await found(catalog, { rate: ZERO, category }, where)
  return [resolved(tax, where.day, fieldOf(where.field, 'taxRate'))]
}

const ZERO = new Big(0)

type Wanted = { rate: Big; category: TaxCategory }

const found = async (catalog: TaxCatalog, wanted: Wanted, where: Where, own?: OfProduct) =>
  vatIn(catalog, wanted, where, own) ?? makeVat(wanted)

/** An active one before one that is switched off, which is refused and not made anew. */
function vatIn({ taxes }: TaxCatalog, { rate, category }: Wanted, where: Where, own?: OfProduct) {
  const fitting = taxes.filter((tax) => tax.category === category && isVatOf(tax, rate, where))
  const active = fitting.filter(({ isActive }) => isActive)
  return active.find(({ id }) => own?.includes(id)) ?? active[0] ?? fitting[0]
}

const isVatOf = (tax: Tax, rate: Big, { day, side }: Where) =>
  tax.kind === 'VAT' &&
  tax.calculation === 'PERCENT' &&
  isOfSide(tax, side) &&
  Boolean(rateOn(tax, day)?.rate?.eq(rate))
