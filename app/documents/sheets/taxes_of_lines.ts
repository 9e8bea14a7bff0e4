/** The taxes that a trade document prints: of a line, and of all lines by tax and rate. */
import Big from 'big.js'
import type { Issuer } from '#documents/issuer'
import type { TradeLine } from '#documents/sheets/trade_document'

/** `name` is null for the general tax on sales, whose word the document's language has. */
export type PrintedTax = {
  name: string | null
  /** A percentage; null for a tax by unit, whose `base` is the quantity. */
  rate: number | null
  base: number
  amount: number
}

/** A line without taxes shows its rate, which may be 0. */
const taxesOf = (line: TradeLine): readonly PrintedTax[] => {
  const { taxes, taxRate, documentDiscount = 0, tax } = line
  if (taxes?.length) return taxes
  const base = new Big(netOf(line)).minus(documentDiscount).toNumber()
  return [{ name: null, rate: taxRate, base, amount: tax }]
}

/** Before the discount of the document. */
export const netOf = ({ subtotal, discount }: Pick<TradeLine, 'subtotal' | 'discount'>) =>
  new Big(subtotal).minus(discount).toNumber()

/** The cell of a line, such as `19 %` or `19 % + 8 %`. */
export const ratesOf = ({ formats }: Issuer, line: TradeLine): string =>
  taxesOf(line)
    .flatMap(({ rate }) => (rate === null ? [] : [formats.percent(rate)]))
    .join(' + ')

/** Label and amount of each tax and rate, the general one first. */
export function taxesOfAll(
  issuer: Issuer,
  items: readonly TradeLine[]
): [label: string, amount: number][] {
  const sums = new Map<string, Omit<PrintedTax, 'base' | 'amount'> & { base: Big; amount: Big }>()
  for (const { name, rate, base, amount } of items.flatMap(taxesOf)) {
    const key = JSON.stringify([name, rate])
    const before = sums.get(key)
    sums.set(key, {
      ...{ name, rate },
      base: new Big(base).plus(before?.base ?? 0),
      amount: new Big(amount).plus(before?.amount ?? 0),
    })
  }
  return [...sums.values()]
    .sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '') || (a.rate ?? 0) - (b.rate ?? 0))
    .map(({ amount, ...tax }) => [labelOf(issuer, tax), amount.toNumber()])
}

function labelOf(
  { labels, formats }: Issuer,
  { name, rate, base }: { name: string | null; rate: number | null; base: Big }
): string {
  const tax = name ?? labels('tax')
  if (rate === null) return labels('taxByUnit', { tax, units: formats.quantity(base.toNumber()) })

  const amount = formats.amount(base.toNumber())
  return name && rate === 0
    ? labels('untaxed', { tax, base: amount })
    : labels('taxOf', { tax, rate: formats.percent(rate), base: amount })
}
