/** Money and quantities: exact in MySQL, exact here, a JSON number outside. */
import Big from 'big.js'

export type Decimal = Big

export const zero = new Big(0)

export const sum = (values: readonly Big[]) => values.reduce((total, value) => total.plus(value), zero)

/** Half away from zero, to 2 decimals: how a computed amount of money is rounded, once per line. */
export const cents = (value: Big) => value.round(2, Big.roundHalfUp)
