/** Rules between the fields of a tax. */
import { ValidationFailed, fieldError, type FieldError } from '#core/input/validation'
import type { Calculation, TaxCategory, TaxKind } from '#tax/catalog/choices'
import type { TaxRate } from '#tax/catalog/tax'

/** Categories of VAT that have a rate of 0 (EN 16931, BR-Z-05 and the like). */
const AT_ZERO: readonly (TaxCategory | null)[] = ['Z', 'E', 'AE', 'K', 'G', 'O']

type Asked = {
  kind: TaxKind
  calculation: Calculation
  category: TaxCategory | null
  rates: readonly TaxRate[]
}

/**
 * Refuses 422: REQUIRED, CONTRADICTION (rate and amount against the calculation), INVALID (a period
 * that ends before it begins, a rate against the category), OVERLAP.
 */
export function mustFit(tax: Asked) {
  const errors = [
    ...tax.rates.flatMap((rate, index) => misfits(tax, rate, index)),
    ...overlaps(tax.rates),
    ...ofVat(tax),
  ]
  if (errors.length) throw new ValidationFailed(errors)
}

function misfits({ kind, calculation, category }: Asked, rate: TaxRate, index: number) {
  const [wanted, other] =
    calculation === 'PERCENT' ? (['rate', 'amount'] as const) : (['amount', 'rate'] as const)
  const error = (field: keyof TaxRate, code: string, message: string) =>
    fieldError(['rates', index, field], code, message)
  const errors: FieldError[] = []

  if (rate[wanted] === null)
    errors.push(
      error(wanted, 'REQUIRED', `${wanted} is required when calculation is ${calculation}.`)
    )
  if (rate[other] !== null)
    errors.push(
      error(other, 'CONTRADICTION', `calculation is ${calculation}, which takes ${wanted} instead.`)
    )
  if (rate.validUntil !== null && rate.validUntil < rate.validFrom)
    errors.push(error('validUntil', 'INVALID', 'validUntil must not be before validFrom.'))
  if (kind === 'VAT' && rate.rate?.gt(0) && AT_ZERO.includes(category))
    errors.push(error('rate', 'INVALID', `A tax of category ${category} has a rate of 0.`))
  if (kind === 'VAT' && rate.rate?.eq(0) && category === 'S')
    errors.push(error('rate', 'INVALID', 'A tax of category S has a rate above 0: 0 is Z, E or O.'))
  return errors
}

function ofVat({ kind, calculation, category }: Asked): FieldError[] {
  if (kind !== 'VAT') return []
  if (calculation !== 'PERCENT')
    return [fieldError(['calculation'], 'INVALID', 'A tax of kind VAT is a percentage.')]
  return category === null
    ? [fieldError(['category'], 'REQUIRED', 'A tax of kind VAT without a rate has a category.')]
    : []
}

/** The last one of two rates that share a day is named. */
function overlaps(rates: readonly TaxRate[]): FieldError[] {
  const sorted = rates
    .map((rate, index) => ({ ...rate, index }))
    .sort((a, b) =>
      a.validFrom < b.validFrom ? -1 : a.validFrom > b.validFrom ? 1 : a.index - b.index
    )
  return sorted.flatMap((rate, place) => {
    const before = sorted[place - 1]
    if (!before || (before.validUntil !== null && before.validUntil < rate.validFrom)) return []
    const until = before.validUntil ?? 'no end'
    return [
      fieldError(
        ['rates', rate.index, 'validFrom'],
        'OVERLAP',
        `Another rate is valid from ${before.validFrom} until ${until}: rates of a tax do not overlap.`
      ),
    ]
  })
}
