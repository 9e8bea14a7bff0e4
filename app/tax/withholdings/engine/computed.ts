/** One computed withholding: rate, minimum, base and amount. */
import type { Concept } from '#tax/withholdings/concept'
import { baseOf, roundedBy, testedOf } from '#tax/withholdings/engine/bases'
import { minimumOf, rateOn } from '#tax/withholdings/engine/rate_on_day'
import type { DocumentLine, Rules, Taxpayer, Withholding } from '#tax/withholdings/engine/types'

export type OnDay = { day: string; payee: Taxpayer; rules: Rules }

/** `lines` are those of the base; `isWhole` when they are all lines of the document. */
export type OnLines = { concept: Concept; lines: readonly DocumentLine[]; isWhole: boolean }

/**
 * The withholding of a concept, on the whole base where that reaches the minimum of the day. Null
 * below it, for an amount of zero, and without a rate on the day.
 */
export function computed(
  { concept, lines, isWhole }: OnLines,
  { day, payee, rules }: OnDay
): Withholding | null {
  const rate = rateOn(concept, day, payee)
  if (!rate) return null

  const minimum = minimumOf(rate, rules.uvt)
  if (minimum && testedOf(concept, lines).lt(minimum)) return null

  const base = baseOf(concept, lines)
  const amount = roundedBy(rules.rounding)(base.times(rate.rate).times('0.01'))
  return amount.gt(0)
    ? { ...named(concept), base, rate: rate.rate, amount, minimum, lineIds: idsOf(lines, isWhole) }
    : null
}

export const named = ({ id, code, name, type }: Concept) => ({ conceptId: id, code, name, type })

export const idsOf = (lines: readonly DocumentLine[], isWhole: boolean) =>
  isWhole ? null : lines.flatMap(({ id }) => (id ? [id] : []))
