/** A tax with its rate on the day of a document. */
import { conflict, invalid } from '#core/errors/refusal'
import type { TaxSide } from '#tax/catalog/choices'
import { rateOn, type Tax } from '#tax/catalog/tax'
import type { ResolvedTax } from '#tax/computation/line_taxes'

/** `day` is `YYYY-MM-DD`; `field` is the line in the request, or empty for the document itself. */
export type Where = { day: string; side: TaxSide; field: string }

/** A field of the line, such as `items.0.taxRate`. */
export const fieldOf = (line: string, field: string) => (line ? `${line}.${field}` : field)

export const isOfSide = ({ appliesTo }: Tax, side: TaxSide) =>
  appliesTo === 'BOTH' || appliesTo === side

/** A tax with its rate of the day. 409 TAX_INACTIVE, 422 NO_RATE on `field`. */
export function resolved(tax: Tax, day: string, field: string): ResolvedTax {
  if (!tax.isActive)
    throw conflict('TAX_INACTIVE', `Tax ${tax.code} ${tax.name} is not active`, { field })
  const found = rateOn(tax, day)
  if (!found) throw invalid(field, 'NO_RATE', `Tax ${tax.code} ${tax.name} has no rate on ${day}`)

  const { id, code, kind, schemeCode, category, calculation, creditable, priceIncluded } = tax
  return {
    taxId: id,
    code,
    kind,
    schemeCode,
    category,
    calculation,
    rate: calculation === 'PERCENT' ? found.rate : null,
    perUnit: calculation === 'PERCENT' ? null : found.amount,
    creditable,
    priceIncluded,
  }
}
