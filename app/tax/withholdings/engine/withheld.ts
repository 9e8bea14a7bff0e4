/** Withholdings of a document, without a database. */
import { sum } from '#core/primitives/decimal'
import { askedWithholdings, mustNotExceed } from '#tax/withholdings/engine/asked'
import { automatic, type Parties } from '#tax/withholdings/engine/automatic'
import { selfWithheld } from '#tax/withholdings/engine/self'
import type { Asked, DocumentLine, Rules, Withholding } from '#tax/withholdings/engine/types'

export type Document = Parties & {
  /** `withholdings` of the request; null or undefined without one. */
  asked?: readonly Asked[] | null
  /** Whether the law's withholdings are computed where none were asked for. */
  auto: boolean
  lines: readonly DocumentLine[]
  /** The document's day, `YYYY-MM-DD`: rates and UVT are those of this day. */
  day: string
  rules: Rules
  /** An amount alone is then of a part of the base. */
  isPayment?: boolean
  /** The request's field, for refusals. */
  field?: string
}

/**
 * The withholdings of a document by its day, in its currency. Asked ones go before automatic ones,
 * also an empty list. A self-withholding is added to our sales where the company has one. Refusals
 * are those of `askedWithholdings`, and 422 TOO_LARGE where more than the total would be withheld.
 */
export function withheld(document: Document): Withholding[] {
  const {
    asked,
    auto,
    lines,
    profile,
    party,
    direction,
    day,
    rules,
    isPayment = false,
    field = 'withholdings',
  } = document
  const isSale = direction === 'SUFFERED'
  const onDay = { day, rules, payee: isSale ? profile : party }

  const found = asked
    ? askedWithholdings(asked, lines, onDay, { direction, field, isPayment })
    : auto
      ? automatic(lines, document, onDay)
      : []
  const hasSelf = found.some(({ type }) => type === 'SELF')
  const all = isSale && !hasSelf ? [...found, ...selfWithheld(lines, onDay)] : found
  mustNotExceed(all, sum(lines.map(({ total }) => total)), field)
  return all
}
