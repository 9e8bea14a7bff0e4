/**
 * Numbers in JSON with more decimals than a float holds: JSON.parse rounds them, and they would
 * pass for what nobody wrote.
 */
import Big from 'big.js'

/** A number that lost decimals when it was read: no field takes it. */
export class RoundedNumber extends Number {}

/**
 * Texts that may hold such a number. Only these are parsed again, which takes several times as
 * long.
 */
const SUSPECT = /\d[\d.]{15,}|\de-\d{3}/i

/**
 * The value of the text anew, each number that lost decimals as a RoundedNumber; undefined when
 * there can be none.
 */
export function withRounded(text: string): unknown {
  if (!SUSPECT.test(text)) return undefined
  return JSON.parse(text, ((key: string, value: unknown, context?: { source?: string }) => {
    if (key === '__proto__') return undefined
    return typeof value === 'number' && lostDecimals(value, context?.source)
      ? new RoundedNumber(value)
      : value
  }) as Parameters<typeof JSON.parse>[1])
}

/** Whether a number has fewer decimals than the text that it was read from. */
export const lostDecimals = (value: number, source?: string) =>
  source !== undefined &&
  Number.isFinite(value) &&
  decimalsOf(new Big(source)) > decimalsOf(new Big(value))

const decimalsOf = ({ c, e }: Big) => Math.max(0, c.length - 1 - e)
