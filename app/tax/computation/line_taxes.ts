/**
 * Taxes of a line, without the database. Each amount is rounded once, to the currency, half away
 * from zero. `subtotal` - `discount` + `tax` = `total` always.
 */
import type Big from 'big.js'
import { rounded, share } from '#core/money/amounts'
import { invalid } from '#core/errors/refusal'
import { sum, zero } from '#core/primitives/decimal'
import type { Calculation, TaxCategory, TaxKind } from '#tax/catalog/choices'

/** A tax with its rate on the day of a document. */
export type ResolvedTax = {
  /** Null for a line of an earlier release, which had a rate alone. */
  taxId: string | null
  code: string | null
  kind: TaxKind
  schemeCode: string | null
  category: TaxCategory | null
  calculation: Calculation
  /** A percentage; null for PER_UNIT and FIXED. */
  rate: Big | null
  /** Money a unit for PER_UNIT, money a line for FIXED, else null. */
  perUnit: Big | null
  creditable: boolean
  priceIncluded: boolean
}

/** A tax of a line. `base` is the net amount, for PER_UNIT and FIXED the quantity. */
export type LineTax = Omit<ResolvedTax, 'priceIncluded'> & { base: Big; amount: Big }

export type LineAmounts = {
  subtotal: Big
  discount: Big
  tax: Big
  total: Big
  taxes: readonly LineTax[]
}

export type Taxed = {
  /** Up to 4 decimals. */
  quantity: Big
  /** Units of taxes by unit, where they are not `quantity`. */
  units?: Big
  /** Up to 4 decimals. */
  unitPrice: Big
  /** A percentage. */
  discountRate: Big
  includesTax: boolean
  taxes: readonly ResolvedTax[]
  /** The request's field of the price, for refusals. */
  field?: string
}

/**
 * Amounts of a line. With `includesTax`, `total` is what is paid to the cent, and the net amount is
 * that divided by 1 + rates. 422 INVALID for an inclusive price below its taxes by unit.
 */
export const taxedAmounts = (line: Taxed): LineAmounts =>
  line.includesTax && line.taxes.length ? inclusive(line) : exclusive(line)

function exclusive({ quantity, units, unitPrice, discountRate, taxes: asked }: Taxed): LineAmounts {
  const subtotal = rounded(quantity.times(unitPrice))
  const discount = percentOf(subtotal, discountRate)
  const net = subtotal.minus(discount)
  const taxes = asked.map((tax) => lineTax(tax, net, units ?? quantity))
  const tax = taxes.length === 1 ? taxes[0].amount : sum(taxes.map(({ amount }) => amount))

  return { subtotal, discount, tax, total: net.plus(tax), taxes }
}

function inclusive({
  quantity,
  units = quantity,
  unitPrice,
  discountRate,
  taxes: asked,
  field,
}: Taxed): LineAmounts {
  const gross = rounded(quantity.times(unitPrice))
  const total = gross.minus(percentOf(gross, discountRate))
  const fixed = sum(asked.filter(isByUnit).map((tax) => byUnit(tax, units)))
  const netOf = (paid: Big) => netOfPaid(paid.minus(fixed), asked)
  const net = netOf(total)
  if (net.lt(0))
    throw invalid(
      field ?? 'unitPrice',
      'INVALID',
      `The line is ${total.toFixed()} with tax included, less than its taxes by unit, ${fixed.toFixed()}`
    )

  const subtotal = total.eq(gross) ? net : netOf(gross)
  const tax = total.minus(net)
  const taxes = spread(
    asked.map((one) => lineTax(one, net, units)),
    tax
  )
  return { subtotal, discount: subtotal.minus(net), tax, total, taxes }
}

/** `paid` / (1 + rates), rounded once. */
function netOfPaid(paid: Big, taxes: readonly ResolvedTax[]) {
  const rates = sum(taxes.flatMap(({ rate }) => (rate ? [rate] : [])))
  return rates.eq(0) ? paid : share(paid.times(100), rates.plus(100))
}

/** Moves the rest of rounding to the largest percentage, to the next one before it is negative. */
function spread(taxes: LineTax[], tax: Big): LineTax[] {
  let rest = tax.minus(sum(taxes.map(({ amount }) => amount)))
  const percentages = taxes.filter(({ rate }) => rate?.gt(0))
  for (const one of percentages.toSorted((a, b) => b.rate!.cmp(a.rate!))) {
    if (rest.eq(0)) break
    const amount = one.amount.plus(rest).lt(0) ? zero : one.amount.plus(rest)
    rest = rest.minus(amount.minus(one.amount))
    one.amount = amount
  }
  return taxes
}

function lineTax({ priceIncluded: _, ...tax }: ResolvedTax, net: Big, quantity: Big): LineTax {
  return isByUnit(tax)
    ? { ...tax, base: quantity, amount: byUnit(tax, quantity) }
    : { ...tax, base: net, amount: percentOf(net, tax.rate ?? zero) }
}

const isByUnit = (tax: Pick<ResolvedTax, 'calculation'>) => !isPercentage(tax)

/** True for a tax of the net amount, false for one by unit or by line. */
export const isPercentage = ({ calculation }: Pick<ResolvedTax, 'calculation'>) =>
  calculation === 'PERCENT'

const byUnit = ({ calculation, perUnit }: Omit<ResolvedTax, 'priceIncluded'>, quantity: Big) =>
  rounded(calculation === 'FIXED' ? perUnit! : perUnit!.times(quantity))

const percentOf = (amount: Big, rate: Big) => rounded(amount.times(rate).times('0.01'))
