/** Parts of a line for credit notes and partial receipts; consecutive parts add up per tax. */
import type Big from 'big.js'
import { share } from '#core/money/amounts'
import { sum } from '#core/primitives/decimal'
import { isPercentage, type LineAmounts, type LineTax } from '#tax/computation/line_taxes'

type WholeLine = LineAmounts & { quantity: Big; includesTax: boolean }

/**
 * The amounts for the units from `before` to `after`, none of them negative. Of a line with
 * inclusive prices what is paid is rounded, and divided; else net amount and taxes are rounded.
 */
export const portionOfLine = (line: WholeLine, before: Big, after: Big): LineAmounts =>
  differenceOf(upTo(line, after), upTo(line, before))

/** The amounts of `after` less those of `before`, of the same line and taxes. */
export function differenceOf(after: LineAmounts, before: LineAmounts): LineAmounts {
  return {
    subtotal: after.subtotal.minus(before.subtotal),
    discount: after.discount.minus(before.discount),
    tax: after.tax.minus(before.tax),
    total: after.total.minus(before.total),
    taxes: after.taxes.map((tax, index) => ({
      ...tax,
      base: tax.base.minus(before.taxes[index].base),
      amount: tax.amount.minus(before.taxes[index].amount),
    })),
  }
}

function upTo(line: WholeLine, units: Big): LineAmounts {
  const { quantity, includesTax } = line
  if (units.eq(quantity)) return line

  const part = (amount: Big) => share(amount.times(units), quantity)
  return includesTax && line.taxes.length
    ? inclusive(line, units, part)
    : exclusive(line, units, part)
}

type Part = (amount: Big) => Big

/**
 * The price paid, without taxes by unit, is rounded first. Its cents are then divided in order: the
 * net amount, then tax by tax. So no amount shrinks as units grow, and no portion is negative.
 */
function inclusive(line: WholeLine, units: Big, part: Part): LineAmounts {
  const percentages = line.taxes.filter(isPercentage)
  let whole = line.total.minus(sum(line.taxes.filter(isByUnit).map(({ amount }) => amount)))
  let paid = part(whole)
  const next = (amount: Big) => {
    const taken = whole.eq(0) ? whole : share(amount.times(paid), whole)
    whole = whole.minus(amount)
    paid = paid.minus(taken)
    return taken
  }
  const net = next(line.subtotal.minus(line.discount))
  const ofPercentages = new Map(percentages.map((tax) => [tax, next(tax.amount)]))

  const taxes = line.taxes.map((tax) =>
    isByUnit(tax)
      ? { ...tax, base: units, amount: part(tax.amount) }
      : { ...tax, base: net, amount: ofPercentages.get(tax)! }
  )
  const tax = sum(taxes.map(({ amount }) => amount))
  const discount = part(line.discount)
  return { subtotal: net.plus(discount), discount, tax, total: net.plus(tax), taxes }
}

/** The discount follows the rounded subtotal, so that a part of zero has none. */
function exclusive(line: WholeLine, units: Big, part: Part): LineAmounts {
  const subtotal = part(line.subtotal)
  const discount = line.subtotal.eq(0)
    ? line.discount
    : share(line.discount.times(subtotal), line.subtotal)
  const net = subtotal.minus(discount)
  const taxes = line.taxes.map((tax) => ({
    ...tax,
    base: isByUnit(tax) ? units : net,
    amount: part(tax.amount),
  }))
  // Lines of earlier releases have a tax without its parts.
  const tax = taxes.length ? sum(taxes.map(({ amount }) => amount)) : part(line.tax)
  return { subtotal, discount, tax, total: net.plus(tax), taxes }
}

const isByUnit = (tax: LineTax) => !isPercentage(tax)
