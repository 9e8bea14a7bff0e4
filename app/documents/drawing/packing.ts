/** Serializes documents for drawing threads; long lists go in batches to keep the loop free. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import Big from 'big.js'

/** `text` is JSON in which long lists are replaced by their index in `lists`. */
export type Packed = { text: string; lists: string[][] }

const AT_ONCE = 500

const MOST = 20_000

export class TooLong extends Error {}

/** Yields between batches. Throws TooLong for a list of more than 20,000 rows. */
export async function packed(document: unknown): Promise<Packed> {
  const long: unknown[][] = []
  const text = JSON.stringify(document, function (name, value) {
    if (!Array.isArray(value) || value.length <= AT_ONCE)
      return withDecimals.call(this, name, value)
    if (value.length > MOST) throw new TooLong()
    return { $list: long.push(value) - 1 }
  })
  const lists: string[][] = []
  for (const list of long) lists.push(await inBatches(list))
  return { text, lists }
}

export const unpacked = ({ text, lists }: Packed): any =>
  JSON.parse(text, (_, value) =>
    isDecimal(value)
      ? new Big(value.$big)
      : isList(value)
        ? lists[value.$list].flatMap((batch) => unpacked({ text: batch, lists }))
        : value
  )

async function inBatches(list: readonly unknown[]): Promise<string[]> {
  const batches: string[] = []
  for (let from = 0; from < list.length; from += AT_ONCE) {
    batches.push(JSON.stringify(list.slice(from, from + AT_ONCE), withDecimals))
    await nextTurn()
  }
  return batches
}

/** `this` has the original value: JSON.stringify passes a Big already as text. */
function withDecimals(this: any, name: string, value: unknown) {
  const own = this[name]
  return own instanceof Big ? { $big: own.toFixed() } : value
}

const isDecimal = (value: any): value is { $big: string } => typeof value?.$big === 'string'
const isList = (value: any): value is { $list: number } => typeof value?.$list === 'number'
