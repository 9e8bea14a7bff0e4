/** Exact decimals: DECIMAL in MySQL, `Big` in code, numbers in JSON. */
import Big from 'big.js'

export type Decimal = Big

export const zero = new Big(0)

export const sum = (values: readonly Big[]) =>
  values.reduce((total, value) => total.plus(value), zero)

export const smaller = (one: Big, other: Big): Big => (one.lt(other) ? one : other)

/** The value, or zero where it is below. */
export const positive = (value: Big): Big => (value.gt(0) ? value : zero)

/** Rounds once, half away from zero. BigInt, because Big's own division is ten times as slow. */
export function divided(value: Big, by: Big, decimals: number): Big {
  const up = decimals + placesOf(by) - placesOf(value)
  const dividend = digitsOf(value) * 10n ** BigInt(Math.max(up, 0))
  const divisor = digitsOf(by) * 10n ** BigInt(Math.max(-up, 0))
  const units = dividend / divisor + (2n * (dividend % divisor) >= divisor ? 1n : 0n)

  const text = units.toString().padStart(decimals + 1, '0')
  const size = new Big(decimals ? `${text.slice(0, -decimals)}.${text.slice(-decimals)}` : text)
  return value.s === by.s || !units ? size : size.neg()
}

/** Digits without sign and point; `placesOf` of them follow the point (negative: zeros missing). */
const digitsOf = ({ c }: Big) => BigInt(c.join(''))
const placesOf = ({ c, e }: Big) => c.length - 1 - e

/** A value that a double cannot hold, such as 90,071,992,547,409.93, is raw JSON, not a number. */
export function inJson(value: Big): number {
  const number = value.toNumber()
  // TypeScript does not know JSON.rawJSON.
  return value.eq(number) ? number : (JSON as any).rawJSON(value.toFixed())
}

/** Replaces each Big in an answer by `inJson`. */
export function allInJson<T>(answer: T): T {
  if (answer instanceof Big) return inJson(answer) as T
  if (Array.isArray(answer)) return answer.map(allInJson) as T
  if (!answer || typeof answer !== 'object' || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, allInJson(value)])
  ) as T
}
