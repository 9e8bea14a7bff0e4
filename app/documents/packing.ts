/** A document on its way into a thread: JSON in which decimals stay decimals. */
import Big from 'big.js'

type Packed = { $big: string }

export const packed = (document: unknown): string => JSON.stringify(document, withDecimals)

export const unpacked = (text: string): any => JSON.parse(text, (_, value) => (isDecimal(value) ? new Big(value.$big) : value))

/** By the time JSON asks, a Big has become text. */
function withDecimals(this: Record<string, unknown>, name: string, value: unknown) {
  const own = this[name]
  return own instanceof Big ? ({ $big: own.toFixed() } satisfies Packed) : value
}

const isDecimal = (value: any): value is Packed => typeof value?.$big === 'string'
