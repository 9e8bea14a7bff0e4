/** Bases of withholdings, out of the lines of a document. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { moneyDigits, rounded } from '#core/money/amounts'
import type { Concept } from '#tax/withholdings/concept'
import type { DocumentLine, Rounding } from '#tax/withholdings/engine/types'

/** The part of a line on which the concept is withheld. */
export const amountFor = ({ base }: Pick<Concept, 'base'>, { net, vat, total }: DocumentLine) =>
  base === 'TAX' ? vat : base === 'GROSS' ? total : net

/** NET is without tax, TAX is the IVA, GROSS is the total. */
export const baseOf = (concept: Concept, lines: readonly DocumentLine[]): Big =>
  sum(lines.map((line) => amountFor(concept, line)))

/**
 * The amount that must reach the minimum: the base, and for a withholding of IVA the net of the lines
 * with IVA (DUR 1.3.2.1: the minimums of services and purchases).
 */
export const testedOf = (concept: Concept, lines: readonly DocumentLine[]): Big =>
  concept.base === 'TAX'
    ? sum(lines.filter(({ vat }) => !vat.eq(0)).map(({ net }) => net))
    : baseOf(concept, lines)

/** Half away from zero, to the cent of the currency or to the peso. */
export const roundedBy = (rounding: Rounding) => (amount: Big) =>
  rounding === 'PESO' ? amount.round(0, 1) : rounded(amount)

export const digitsBy = (rounding: Rounding) => (rounding === 'PESO' ? 0 : moneyDigits())
