/** The discount of a whole document: spread over its lines before tax, without the database. */
import type Big from 'big.js'
import { rounded, shownAmount } from '#core/money/amounts'
import { sharesOf } from '#core/money/shares'
import { invalid } from '#core/errors/refusal'
import { sum, zero } from '#core/primitives/decimal'
import { isPercentage, type LineAmounts, type LineTax } from '#tax/computation/line_taxes'

/** `rate` is a percentage of what the lines come to before tax; `amount` is money before tax. */
export type DocumentDiscount = { rate: Big } | { amount: Big }

/** `discount` includes `documentDiscount`, the share of the line in the discount of its document. */
type WithDocumentDiscount<L> = L & { documentDiscount: Big }

/**
 * The lines after the discount. Each base is `subtotal` - `discount` of the line. A rate is of the
 * sum of the bases, rounded once; the money is spread by base with cumulated rounding, and taxes are
 * computed of what is left. Only such discounts lower the base of IVA (ET 454). 422 TOO_LARGE for an
 * amount above the sum of the bases. Lines without a share stay as they are.
 */
export function withDocumentDiscount<L extends LineAmounts>(
  lines: readonly L[],
  discount: DocumentDiscount | null
): WithDocumentDiscount<L>[] {
  if (!discount) return lines.map((line) => ({ ...line, documentDiscount: zero }))

  const bases = lines.map(({ subtotal, discount: own }) => subtotal.minus(own))
  const shares = sharesOf(amountOf(discount, sum(bases)), bases)
  return lines.map((line, index) => discounted(line, shares[index]))
}

function amountOf(discount: DocumentDiscount, whole: Big): Big {
  if ('rate' in discount) return rounded(whole.times(discount.rate).times('0.01'))
  if (discount.amount.lte(whole)) return discount.amount

  throw invalid(
    'discount.amount',
    'TOO_LARGE',
    `The discount must be at most what the lines come to before tax, ${shownAmount(whole)}`
  )
}

function discounted<L extends LineAmounts>(line: L, part: Big): WithDocumentDiscount<L> {
  if (part.eq(0)) return { ...line, documentDiscount: part }

  const net = line.subtotal.minus(line.discount).minus(part)
  const taxes = line.taxes.map((tax) => taxOf(tax, net))
  const tax = sum(taxes.map(({ amount }) => amount))
  return {
    ...line,
    discount: line.discount.plus(part),
    documentDiscount: part,
    ...{ tax, total: net.plus(tax), taxes },
  }
}

/** A tax by unit or line does not depend on the price. */
const taxOf = (tax: LineTax, net: Big): LineTax =>
  isPercentage(tax)
    ? { ...tax, base: net, amount: rounded(net.times(tax.rate ?? 0).times('0.01')) }
    : tax
