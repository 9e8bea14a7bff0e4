/** The discount of a whole order on its lines. */
import { sum, zero } from '#core/primitives/decimal'
import type Big from 'big.js'
import {
  portionOfLine,
  taxedAmounts,
  withDocumentDiscount,
  type DocumentDiscount,
} from '#tax/taxes'
import type { Line } from '#purchasing/orders/lines'

/** Lines without a share, such as requested ones, after the discount. Errors of `withDocumentDiscount`. */
export function discounted(lines: Line[], discount: DocumentDiscount | null): Line[] {
  if (!discount || !lines.length) return lines
  const amounts = withDocumentDiscount(
    lines.map((line) => line.amounts),
    discount
  )
  return lines.map((line, index) => ({ ...line, amounts: amounts[index] }))
}

/** Stored lines after another discount, at their own costs and rates. Refuses as `discounted`. */
export const discountedAnew = (lines: readonly Line[], discount: DocumentDiscount | null) =>
  discounted(lines.map(withoutShare), discount)

function withoutShare(line: Line): Line {
  const { quantity, unitCost, priceIncludesTax: includesTax, amounts } = line
  if (amounts.discount.eq(0)) return line
  const taxes = amounts.taxes.map((tax) => ({ ...tax, priceIncluded: false }))
  return {
    ...line,
    amounts: taxedAmounts({
      ...{ quantity, unitPrice: unitCost, discountRate: zero, includesTax, taxes },
    }),
  }
}

/** Units of a line of an order, which a bill takes over. */
export type BilledShare = { line: Line; from: Big; units: Big }

/** The discount of a bill of these units: the rate of the order, else their shares in its amount. */
export function discountOfUnits(
  discount: DocumentDiscount | null,
  units: readonly BilledShare[]
): DocumentDiscount | null {
  if (!discount || 'rate' in discount) return discount
  const amount = sum(units.map(shareOf))
  return amount.gt(0) ? { amount } : null
}

const shareOf = ({ line, from, units }: BilledShare): Big =>
  portionOfLine(
    { ...line.amounts, quantity: line.quantity, includesTax: line.priceIncludesTax },
    from,
    from.plus(units)
  ).discount
