/** The parts of a receipt by rate, from its sums and the lines of its order. */
import Big from 'big.js'
import { sum, zero } from '#core/primitives/decimal'
import type { OrderLine } from '#database/old_tax_lines/receipts'

type Sums = { subtotal: Big; tax: Big }
export type Share = { rate: Big; base: Big; amount: Big }

/**
 * One rate has all, also in an order of several. Of two rates the bases follow from both sums. Of
 * more, the receipt is divided as the order is. Bases add up to `subtotal`, amounts to `tax`.
 */
export function sharesOf(lines: readonly Pick<OrderLine, 'rate' | 'value'>[], sums: Sums): Share[] {
  const rates = ratesIn(lines)
  const only = rates.length < 2 ? (rates[0] ?? zero) : rates.find((rate) => isOf(rate, lines, sums))
  if (only) return [{ rate: only, base: sums.subtotal, amount: sums.tax }]
  const bases = rates.length === 2 ? solved(rates, sums) : divided(rates, lines, sums)
  return withAmounts(rates, bases, sums).filter(({ base, amount }) => !base.eq(0) || !amount.eq(0))
}

/** The highest first. */
const ratesIn = (lines: readonly Pick<OrderLine, 'rate'>[]) =>
  [...new Set(lines.map(({ rate }) => rate.toFixed()))]
    .map((rate) => new Big(rate))
    .sort((a, b) => b.cmp(a))

const cents = (amount: Big) => amount.round(2, Big.roundHalfUp)

/** Whether the tax is that of one rate, but for a cent of each line. */
const isOf = (rate: Big, lines: readonly unknown[], { subtotal, tax }: Sums) =>
  subtotal.times(rate).div(100).minus(tax).abs().lte(new Big(lines.length).div(100))

/** base₁ + base₂ = subtotal, base₁ × rate₁ + base₂ × rate₂ = tax. */
function solved([high, low]: readonly Big[], { subtotal, tax }: Sums): Big[] {
  const first = tax.times(100).minus(low.times(subtotal)).div(high.minus(low))
  const base = first.lt(0) ? zero : first.gt(subtotal) ? subtotal : cents(first)
  return [base, subtotal.minus(base)]
}

function divided(
  rates: readonly Big[],
  lines: readonly Pick<OrderLine, 'rate' | 'value'>[],
  { subtotal }: Sums
): Big[] {
  const values = rates.map((rate) =>
    sum(lines.filter((line) => line.rate.eq(rate)).map(({ value }) => value))
  )
  const whole = sum(values)
  const bases = values.map((value) =>
    whole.eq(0) ? zero : cents(subtotal.times(value).div(whole))
  )
  bases[0] = subtotal.minus(sum(bases.slice(1)))
  return bases
}

/** The rest of the cents goes to the highest rate. */
function withAmounts(rates: readonly Big[], bases: readonly Big[], { tax }: Sums): Share[] {
  const amounts = bases.map((base, index) => cents(base.times(rates[index]).div(100)))
  amounts[0] = tax.minus(sum(amounts.slice(1)))
  return rates.map((rate, index) => ({ rate, base: bases[index], amount: amounts[index] }))
}
