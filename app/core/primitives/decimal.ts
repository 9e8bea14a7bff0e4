/** Money and quantities: exact in MySQL, exact here, a JSON number outside. */
import Big from 'big.js'

export type Decimal = Big

export const zero = new Big(0)

/** Exact; of none it is 0. */
export const sum = (values: readonly Big[]) =>
  values.reduce((total, value) => total.plus(value), zero)

/**
 * The quotient, rounded once, half away from zero, to so many decimals. In whole numbers: Big's own
 * division works out twenty decimals, digit by digit, for ten times as long. Refuses nothing; by
 * zero it throws.
 */
export function divided(value: Big, by: Big, decimals: number): Big {
  const up = decimals + placesOf(by) - placesOf(value)
  const dividend = digitsOf(value) * 10n ** BigInt(Math.max(up, 0))
  const divisor = digitsOf(by) * 10n ** BigInt(Math.max(-up, 0))
  const units = dividend / divisor + (2n * (dividend % divisor) >= divisor ? 1n : 0n)

  const text = units.toString().padStart(decimals + 1, '0')
  const size = new Big(decimals ? `${text.slice(0, -decimals)}.${text.slice(-decimals)}` : text)
  return value.s === by.s || !units ? size : size.neg()
}

/**
 * All digits of a decimal, without its sign and point; `placesOf` of them stand behind the point,
 * or zeros are missing where that is below zero.
 */
const digitsOf = ({ c }: Big) => BigInt(c.join(''))
const placesOf = ({ c, e }: Big) => c.length - 1 - e

/**
 * As JSON writes it: a number. One that a double holds only nearly, such as a sum of
 * 90,071,992,547,409.93, is written digit by digit (`JSON.rawJSON`), for who reads JSON with
 * decimals; it is nothing to calculate with.
 */
export function inJson(value: Big): number {
  const number = value.toNumber()
  // TypeScript does not know JSON.rawJSON.
  return value.eq(number) ? number : (JSON as any).rawJSON(value.toFixed())
}

/** An answer with each Big in it as JSON writes it. */
export function allInJson<T>(answer: T): T {
  if (answer instanceof Big) return inJson(answer) as T
  if (Array.isArray(answer)) return answer.map(allInJson) as T
  if (!answer || typeof answer !== 'object' || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, allInJson(value)])
  ) as T
}
