/** Reads numbers from cells of files: `1.500.000,00`, `$ 26.900`, `(4,79)`, `19 %`. */
import Big from 'big.js'
import { lostDecimals, RoundedNumber } from '#core/primitives/lossy_numbers'
import { Unreadable } from '#core/input/unreadable_value'

/** The decimal mark; the other one, blanks and apostrophes group thousands. */
export type Mark = '.' | ','

export const MARKS = ['.', ','] as const

/** `currencies`: accepted signs and codes, in lower case. `percent`: accept a percent sign. */
export type Beside = { currencies?: ReadonlySet<string>; percent?: boolean }

const LONGEST = 60
const WHOLE = /^-?\d+$/
const PLAIN: Record<Mark, RegExp> = { '.': /^-?\d+\.\d+$/, ',': /^-?\d+,\d+$/ }

const CURRENCY = String.raw`([\p{Sc}\p{L}][\p{Sc}\p{L}./]{0,4})?`
const SIGN = '([-−+])?'
const FORM = new RegExp(
  String.raw`^(\()?\s*${SIGN}\s*${CURRENCY}\s*${SIGN}\s*([.,]?\d[\d.,\s'’]*?)\s*(%)?\s*${CURRENCY}\s*([-−])?\s*(\))?$`,
  'u'
)

type Bare = { digits: string; isNegative: boolean; currency?: string; isPercent: boolean }

function bareIn(text: string): Bare | undefined {
  const found = text.length <= LONGEST ? FORM.exec(text.trim()) : null
  if (!found) return

  const [, open, first, before, second, digits, percent, after, last, close] = found
  const signs = [open, first, second, last].filter(Boolean)
  if (signs.length > 1 || Boolean(open) !== Boolean(close) || (before && after)) return
  return {
    digits: digits.replace(/\s+/g, ' '),
    isNegative: signs.length === 1 && signs[0] !== '+',
    currency: (before ?? after)?.toLowerCase(),
    isPercent: Boolean(percent),
  }
}

function plain(digits: string, mark: Mark): string | undefined {
  const [whole, fraction = '', more] = digits.split(mark)
  if (more !== undefined || /\D/.test(fraction)) return
  if (whole === '') return fraction && `0.${fraction}`

  const divider = /\D/.exec(whole)?.[0]
  const groups = divider === undefined ? [whole] : whole.split(divider)
  if (
    divider !== undefined &&
    !(/^[1-9]\d{0,2}$/.test(groups[0]) && groups.slice(1).every((group) => /^\d{3}$/.test(group)))
  )
    return
  return groups.join('') + (fraction && `.${fraction}`)
}

/** The mark that a cell proves: `either` if it is ambiguous, undefined if it proves none. */
export function markProvedBy(
  text: string,
  { currencies }: Beside = {}
): Mark | 'either' | undefined {
  if (WHOLE.test(text)) return
  const bare = bareIn(text)
  if (!bare || isOther(bare, currencies)) return

  const [point, comma] = [plain(bare.digits, '.'), plain(bare.digits, ',')]
  if (point === undefined || comma === undefined)
    return point !== undefined ? '.' : comma !== undefined ? ',' : undefined
  return point === comma ? undefined : 'either'
}

/** Requires a text for which `markProvedBy` is `either`. */
export function bothReadingsOf(text: string): Record<Mark, number> {
  return { '.': Number(numberIn(text, '.')), ',': Number(numberIn(text, ',')) }
}

/** Returns `Unreadable` with the reason if the text is not a number with this decimal mark. */
export function numberIn(
  text: string,
  mark: Mark,
  { currencies, percent = false }: Beside = {}
): number | RoundedNumber | Unreadable {
  if (text.length <= 15) {
    if (WHOLE.test(text)) return Number(text)
    if (PLAIN[mark].test(text)) return Number(mark === '.' ? text : text.replace(',', '.'))
  }

  const bare = bareIn(text)
  if (!bare) return unreadable(text, `must be a number, and ${shown(text)} is none`)
  if (bare.isPercent && !percent)
    return unreadable(text, `must be a number without %, and ${shown(text)} has one`)
  if (isOther(bare, currencies))
    return unreadable(
      text,
      `must be an amount in the company's currency, and ${shown(text)} is in another`
    )

  const digits = plain(bare.digits, mark)
  if (digits === undefined) return unreadable(text, wrongGroups(text, bare.digits, mark))
  return exactNumber(bare.isNegative ? `-${digits}` : digits)
}

/** Returns a `RoundedNumber`, which fields refuse, if decimals of the plain notation are lost. */
export function exactNumber(text: string): number | RoundedNumber {
  const number = Number(text)
  if (text.length <= 15 || !Number.isFinite(number) || new Big(text).eq(new Big(number)))
    return number
  return lostDecimals(number, text) ? new RoundedNumber(number) : number
}

const isOther = ({ currency }: Bare, currencies?: ReadonlySet<string>) =>
  currency !== undefined && currencies !== undefined && !currencies.has(currency)

function wrongGroups(text: string, digits: string, mark: Mark) {
  const other = mark === '.' ? ',' : '.'
  const hint =
    plain(digits, other) === undefined
      ? 'thousands are groups of three digits'
      : `the decimal mark of this file is "${mark}"`
  return `must be a number, and ${shown(text)} is none: ${hint}`
}

const unreadable = (text: string, says: string) => new Unreadable('TYPE', says, text)

const shown = (text: string) =>
  JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
