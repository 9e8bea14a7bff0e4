/** Money and quantities: exact in MySQL, exact here, a JSON number outside. */
import Big from 'big.js'

export type Decimal = Big

export const zero = new Big(0)

export const sum = (values: readonly Big[]) => values.reduce((total, value) => total.plus(value), zero)

/** Half away from zero, to 2 decimals: how a computed amount of money is rounded, once per line. */
export const cents = (value: Big) => value.round(2, Big.roundHalfUp)

/**
 * As JSON writes it: a number. One that a double holds only nearly, such as a sum of 90,071,992,547,409.93, is written digit by digit
 * (`JSON.rawJSON`), for who reads JSON with decimals; it is nothing to calculate with.
 */
export function inJson(value: Big): number {
  const number = value.toNumber()
  return value.eq(number) ? number : (JSON as any).rawJSON(value.toFixed())
}

/** An answer with each Big in it as JSON writes it. */
export function allInJson<T>(answer: T): T {
  if (answer instanceof Big) return inJson(answer) as T
  if (Array.isArray(answer)) return answer.map(allInJson) as T
  if (!answer || typeof answer !== 'object' || Object.getPrototypeOf(answer) !== Object.prototype) return answer
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, allInJson(value)])) as T
}
