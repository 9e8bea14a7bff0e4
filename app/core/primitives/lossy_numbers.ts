/** Detects numbers in JSON with more decimals than a double holds, which JSON.parse would round. */
import Big from 'big.js'

/** A number that lost decimals when it was parsed. Fields refuse it. */
export class RoundedNumber extends Number {}

/** Only texts with such numbers are parsed again, which takes several times as long. */
const SUSPECT = /\d[\d.]{15,}|\de-\d{3}/i

/** Parses the text with a RoundedNumber for each lossy number; undefined if there can be none. */
export function withRounded(text: string): unknown {
  if (!SUSPECT.test(text)) return undefined
  return JSON.parse(text, ((key: string, value: unknown, context?: { source?: string }) => {
    if (key === '__proto__') return undefined
    return typeof value === 'number' && lostDecimals(value, context?.source)
      ? new RoundedNumber(value)
      : value
  }) as Parameters<typeof JSON.parse>[1])
}

export const lostDecimals = (value: number, source?: string) =>
  source !== undefined &&
  Number.isFinite(value) &&
  decimalsOf(new Big(source)) > decimalsOf(new Big(value))

const decimalsOf = ({ c, e }: Big) => Math.max(0, c.length - 1 - e)
