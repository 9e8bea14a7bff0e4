/** The rate of a concept for a payee on a day, and its minimum. */
import type Big from 'big.js'
import type { Concept, Rate } from '#tax/withholdings/concept'
import type { Taxpayer } from '#tax/withholdings/engine/types'

type Payee = Pick<Taxpayer, 'personKind' | 'declarant'>

/**
 * The rate that is valid on `day` (`YYYY-MM-DD`) for the payee; the one that names most of the payee
 * counts. A payee of unknown kind is a legal person. Legal persons declare income tax (ET 591);
 * natural persons do where it is known. Undefined without a rate.
 */
export function rateOn({ rates }: Concept, day: string, payee: Payee): Rate | undefined {
  const person = payee.personKind ?? 'LEGAL'
  const declarant = (payee.declarant ?? person === 'LEGAL') ? 'YES' : 'NO'
  const names = (rate: Rate) =>
    Number(rate.personKind === person) * 2 + Number(rate.declarant === declarant)

  return rates
    .filter(
      (rate) =>
        rate.validFrom <= day &&
        (!rate.validUntil || day <= rate.validUntil) &&
        ['ANY', person].includes(rate.personKind) &&
        ['ANY', declarant].includes(rate.declarant)
    )
    .toSorted((a, b) => names(b) - names(a))[0]
}

/** The least base in pesos, not rounded: units of UVT × `uvt`, or an amount; null without one. */
export function minimumOf({ minimumUvt, minimumAmount }: Rate, uvt: Big | null): Big | null {
  if (minimumAmount) return minimumAmount
  return minimumUvt?.gt(0) && uvt ? minimumUvt.times(uvt) : null
}
