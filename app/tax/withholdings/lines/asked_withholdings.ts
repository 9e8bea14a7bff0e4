/** The fields by which a request names withholdings, and how a document keeps both. */
import Big from 'big.js'
import { flag, id, listOf, money, object, optional, percent } from '#core/input/fields'
import { jsonOf } from '#core/database/columns'
import type { Asked, Withholding } from '#tax/withholdings/engine/types'
import type { Base, PersonKind } from '#tax/withholdings/concept'

const MOST = 20

const asked = object({
  conceptId: id(),
  base: optional(money({ min: 0 })),
  rate: optional(percent()),
  amount: optional(money({ min: 0 })),
})

/** For the fields of documents: `...withholdingFields()`. */
export const withholdingFields = () => ({
  withholdings: optional(listOf(asked, { max: MOST })),
  autoWithholdings: optional(flag()),
})

/** The fields of a request that concern withholdings. */
export type AskedWithholdings = {
  withholdings?: readonly Asked[] | null
  autoWithholdings?: boolean | null
}

/** With the base of its concept, and the accounts to which it was posted. */
export type KeptWithholding = Withholding & { baseKind: Base }

/** A document's stored withholdings: the request and the result. */
export type KeptWithholdings = {
  asked: readonly Asked[] | null
  auto: boolean | null
  lines: readonly KeptWithholding[]
  /** The other party on the day of the document. */
  personKind: PersonKind | null
}

export const NO_WITHHOLDINGS: KeptWithholdings = {
  asked: null,
  auto: null,
  lines: [],
  personKind: null,
}

/** For the column `withholdings`, which is JSON in text; null where there is nothing to keep. */
export const keptWithholdings = (kept: KeptWithholdings): string | null =>
  kept.asked || kept.auto !== null || kept.lines.length ? JSON.stringify(kept) : null

/** As JSON keeps it: decimals are texts. */
type Texts<T> = T extends Big ? string : T extends object ? { [K in keyof T]: Texts<T[K]> } : T

/** From the column. */
export function withholdingsIn(column: unknown): KeptWithholdings {
  const kept = jsonOf(column ?? null) as Texts<KeptWithholdings> | null
  if (!kept) return NO_WITHHOLDINGS
  const big = (value: string | null | undefined) => (value ? new Big(value) : null)
  return {
    auto: kept.auto,
    personKind: kept.personKind,
    asked:
      kept.asked?.map(({ conceptId, base, rate, amount }) => ({
        conceptId,
        base: big(base),
        rate: big(rate),
        amount: big(amount),
      })) ?? null,
    lines: kept.lines.map((line) => ({
      ...line,
      base: new Big(line.base),
      amount: new Big(line.amount),
      rate: big(line.rate),
      minimum: big(line.minimum),
    })),
  }
}

/**
 * The withholdings of an update, else those the document asked for before. Withholdings that are sent
 * back as they were shown ask nothing new.
 */
export function askedAfter(before: KeptWithholdings, sent: AskedWithholdings): AskedWithholdings {
  const isEcho =
    sent.withholdings?.length === before.lines.length &&
    sent.withholdings.every((one, index) => isShown(one, before.lines[index]))
  const isSilent = sent.withholdings === undefined || isEcho
  const auto = sent.autoWithholdings === undefined ? before.auto : sent.autoWithholdings
  const withholdings = isSilent ? (sent.autoWithholdings ? null : before.asked) : sent.withholdings
  return { withholdings, autoWithholdings: isSilent ? auto : (sent.autoWithholdings ?? null) }
}

/** Whether an update asks what the document asked before. */
export const asksTheSame = (before: KeptWithholdings, sent: AskedWithholdings): boolean => {
  const after = askedAfter(before, sent)
  return (
    (after.autoWithholdings ?? null) === before.auto &&
    JSON.stringify(after.withholdings ?? null) === JSON.stringify(before.asked)
  )
}

const isShown = ({ conceptId, base, amount }: Asked, line: Withholding) =>
  conceptId === line.conceptId && base?.eq(line.base) && amount?.eq(line.amount)
