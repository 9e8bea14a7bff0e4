/** Taxes and lines for tests of their arithmetic. */
import Big from 'big.js'
import type { LineAmounts, ResolvedTax } from '#tax/computation/line_taxes'

const none = {
  taxId: null,
  schemeCode: null,
  creditable: true,
  priceIncluded: false,
  rate: null,
  perUnit: null,
}

export const percent = (rate: string, more: Partial<ResolvedTax> = {}): ResolvedTax => ({
  ...none,
  code: `P${rate}`,
  kind: 'VAT',
  category: 'S',
  calculation: 'PERCENT',
  rate: new Big(rate),
  ...more,
})

export const perUnit = (amount: string, more: Partial<ResolvedTax> = {}): ResolvedTax => ({
  ...none,
  code: `U${amount}`,
  kind: 'PER_UNIT',
  category: null,
  calculation: 'PER_UNIT',
  perUnit: new Big(amount),
  ...more,
})

export const fixed = (amount: string): ResolvedTax =>
  perUnit(amount, { kind: 'OTHER', calculation: 'FIXED', code: `F${amount}` })

export const shown = ({ subtotal, discount, tax, total, taxes }: LineAmounts) => ({
  subtotal: subtotal.toFixed(2),
  discount: discount.toFixed(2),
  tax: tax.toFixed(2),
  total: total.toFixed(2),
  taxes: taxes.map(({ code, base, amount }) => `${code} ${base.toFixed()} ${amount.toFixed(2)}`),
})

/** Seeded, because a failure must be repeatable. */
export function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
