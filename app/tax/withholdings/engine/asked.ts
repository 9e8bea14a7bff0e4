/** Withholdings that a request names. */
import Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { conflict } from '#core/errors/refusal'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { moneyDigits, shownAmount } from '#core/money/amounts'
import type { Concept } from '#tax/withholdings/concept'
import { baseOf, roundedBy } from '#tax/withholdings/engine/bases'
import { computed, idsOf, named, type OnDay } from '#tax/withholdings/engine/computed'
import { rateOn } from '#tax/withholdings/engine/rate_on_day'
import type { Asked, Direction, DocumentLine, Withholding } from '#tax/withholdings/engine/types'

type Fields = { direction: Direction; field: string; isPayment: boolean }

/**
 * Each asked withholding. With `conceptId` alone it obeys the minimum and computes base and amount;
 * with `base` or `amount` it is taken as said, within the document. An amount alone has the whole base;
 * in a payment it has the part of the base that gives it by the rate. 422 NOT_FOUND for an unknown
 * concept, DUPLICATE for a second one, NO_RATE without a rate on the day, TOO_LARGE above the
 * document, CONTRADICTION for another rate, INVALID for a self-withholding of a purchase; 409 CONCEPT_INACTIVE.
 */
export function askedWithholdings(
  asked: readonly Asked[],
  lines: readonly DocumentLine[],
  onDay: OnDay,
  { direction, field, isPayment }: Fields
): Withholding[] {
  const concepts = asked.map((_, index) => conceptOf(asked, index, onDay, { direction, field }))
  return asked.flatMap((one, index) => {
    const own = linesOf(concepts[index], concepts, lines, onDay.rules)
    const at = `${field}.${index}`
    if (!one.amount) mustHaveRate(concepts[index], onDay, at, one.rate)
    const isSaid = Boolean(one.base ?? one.amount)
    if (isSaid) return said(one, { concept: concepts[index], own, lines, isPayment }, onDay, at)

    const isWhole = own.length === lines.length
    return computed({ concept: concepts[index], lines: own, isWhole }, onDay) ?? []
  })
}

function conceptOf(
  asked: readonly Asked[],
  index: number,
  { rules }: OnDay,
  { direction, field }: Omit<Fields, 'isPayment'>
): Concept {
  const { conceptId } = asked[index]
  const at = `${field}.${index}.conceptId`
  const concept = rules.concepts.find(({ id }) => id === conceptId)
  if (!concept) refuse(at, 'NOT_FOUND', 'There is no such withholding concept')
  if (!concept.isActive)
    throw conflict('CONCEPT_INACTIVE', `${concept.name} is not active`, { field: at })
  if (asked.findIndex((one) => one.conceptId === conceptId) < index)
    refuse(at, 'DUPLICATE', `${concept.name} stands twice: send one with its base`)
  if (concept.type === 'SELF' && direction === 'PRACTISED')
    refuse(at, 'INVALID', `${concept.name} is for sales: nobody withholds it from a supplier`)
  return concept
}

/**
 * The lines of a concept: those whose product, else whose account, names it; else those of its nature,
 * where another asked concept of its type divides them; else all that no other asked concept names.
 */
function linesOf(
  concept: Concept,
  all: readonly Concept[],
  lines: readonly DocumentLine[],
  { concepts }: Pick<OnDay['rules'], 'concepts'>
) {
  const ofType = concepts.filter(({ type, isActive }) => isActive && type === concept.type)
  const namedBy = ({ conceptIds = [] }: DocumentLine) =>
    conceptIds.find((id) => ofType.some((one) => one.id === id))
  const own = lines.filter((line) => namedBy(line) === concept.id)
  if (own.length) return own

  const others = all.filter(({ type, id }) => type === concept.type && id !== concept.id)
  const left = lines.filter((line) => !others.some(({ id }) => namedBy(line) === id))
  const isDivided =
    concept.nature && others.some(({ nature }) => nature && nature !== concept.nature)
  return isDivided ? left.filter(({ nature }) => nature === concept.nature) : left
}

type Said = {
  concept: Concept
  own: readonly DocumentLine[]
  lines: readonly DocumentLine[]
  isPayment: boolean
}

function said(
  { base: askedBase, amount: askedAmount }: Asked,
  { concept, own, lines, isPayment }: Said,
  onDay: OnDay,
  at: string
): Withholding {
  const most = baseOf(concept, lines)
  if (askedBase?.gt(most))
    refuse(
      `${at}.base`,
      'TOO_LARGE',
      `base is ${shownAmount(askedBase)}, and the document has ${shownAmount(most)}`
    )

  const whole = askedBase ?? baseOf(concept, own)
  const rate = rateOn(concept, onDay.day, onDay.payee)?.rate ?? null
  const byRate = rate && roundedBy(onDay.rules.rounding)(whole.times(rate).times('0.01'))
  const amount = askedAmount ?? byRate!
  const isPart = isPayment && !askedBase && byRate !== null && byRate.gt(amount)
  // Rounded down, so that parts together are not above the whole.
  const base = isPart ? whole.times(amount).div(byRate).round(moneyDigits(), Big.roundDown) : whole
  if (amount.gt(base))
    refuse(
      `${at}.amount`,
      'TOO_LARGE',
      `amount is ${shownAmount(amount)}, more than its base of ${shownAmount(base)}`
    )

  return {
    ...named(concept),
    base,
    rate: isPart || byRate?.eq(amount) ? rate : null,
    amount,
    minimum: null,
    lineIds: askedBase ? null : idsOf(own, own.length === lines.length),
  }
}

function mustHaveRate(
  concept: Concept,
  { day, payee }: OnDay,
  at: string,
  asked: Big | null | undefined
) {
  const found = rateOn(concept, day, payee)
  if (found && asked && !asked.eq(found.rate))
    refuse(
      `${at}.rate`,
      'CONTRADICTION',
      `${concept.name} has a rate of ${found.rate.toFixed()} on ${day}: leave rate out, or send amount`
    )
  if (!found)
    refuse(
      `${at}.conceptId`,
      'NO_RATE',
      `${concept.name} has no rate on ${day} for this person: add one, or send amount`
    )
}

/** Amounts are positive where they are said. */
export function mustNotExceed(withholdings: readonly Withholding[], total: Big, field: string) {
  const withheld = withheldTotal(withholdings)
  if (withheld.gt(total))
    refuse(
      field,
      'TOO_LARGE',
      `${shownAmount(withheld)} would be withheld of ${shownAmount(total)}`
    )
}

/** The sum of what the other party keeps or we keep; a self-withholding moves no money. */
export const withheldTotal = (withholdings: readonly Pick<Withholding, 'type' | 'amount'>[]): Big =>
  sum(withholdings.flatMap(({ type, amount }) => (type === 'SELF' ? [] : [amount])))

function refuse(at: string, code: string, message: string): never {
  throw new ValidationFailed([fieldError(at.split('.'), code, `${message}.`)])
}
