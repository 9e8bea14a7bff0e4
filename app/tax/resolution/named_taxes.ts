/** Taxes that a line names by id or code. */
import { invalid } from '#core/errors/refusal'
import type { Tax } from '#tax/catalog/tax'
import { codeKey, type TaxCatalog } from '#tax/catalog/tax_catalog'
import type { ResolvedTax } from '#tax/computation/line_taxes'
import type { AskedTax } from '#tax/lines/asked_taxes'
import { fieldOf, isOfSide, resolved, type Where } from '#tax/resolution/resolved'

export function namedTaxes(
  catalog: TaxCatalog,
  asked: readonly AskedTax[],
  { day, side, field }: Where
): ResolvedTax[] {
  const taxes: ResolvedTax[] = []
  for (const [index, one] of asked.entries()) {
    const { tax, at } = named(catalog, one, fieldOf(field, `taxes.${index}`))
    if (!isOfSide(tax, side))
      throw invalid(at, 'INVALID', `Tax ${tax.code} ${tax.name} is not for ${SIDES[side]}`)
    const found = resolved(tax, day, at)
    mustFit(taxes, found, at)
    taxes.push(found)
  }
  return taxes
}

const SIDES = { SALE: 'sales', PURCHASE: 'purchases' }

/** A tax and the field that names it; 422 REQUIRED, NOT_FOUND, CONTRADICTION. */
function named(
  catalog: TaxCatalog,
  { taxId, code }: AskedTax,
  field: string
): { tax: Tax; at: string } {
  const at = `${field}.${taxId ? 'taxId' : 'code'}`
  if (!taxId && !code)
    throw invalid(`${field}.taxId`, 'REQUIRED', 'Name the tax by taxId or by code')

  const tax = taxId ? catalog.byId.get(taxId) : catalog.byCode.get(codeKey(code!))
  if (!tax) throw invalid(at, 'NOT_FOUND', 'There is no such tax')
  if (taxId && code && codeKey(tax.code) !== codeKey(code))
    throw invalid(
      `${field}.code`,
      'CONTRADICTION',
      `taxId names ${tax.code}: leave one of them out`
    )
  return { tax, at }
}

function mustFit(taxes: readonly ResolvedTax[], next: ResolvedTax, field: string) {
  if (taxes.some(({ taxId }) => taxId === next.taxId))
    throw invalid(field, 'INVALID', `Tax ${next.code} is named twice`)
  if (next.kind === 'VAT' && taxes.some(({ kind }) => kind === 'VAT'))
    throw invalid(field, 'INVALID', 'A line has one tax of kind VAT at most')
}
