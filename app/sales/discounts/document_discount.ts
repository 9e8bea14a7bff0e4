/** The discount of a quote or an invoice on its lines. */
import { zero } from '#core/primitives/decimal'
import { taxedAmounts, withDocumentDiscount, type DocumentDiscount } from '#tax/taxes'
import type { Line } from '#sales/lines/lines'

/**
 * Lines that have no share yet, such as entered ones, after the discount. 422 TOO_LARGE for an
 * amount above what they come to before tax.
 */
export const discounted = (lines: Line[], discount: DocumentDiscount | null): Line[] =>
  discount ? withDocumentDiscount(lines, discount) : lines

/** Stored lines after another discount, at their own prices and rates. Refuses as `discounted`. */
export const discountedAnew = (lines: Line[], discount: DocumentDiscount | null): Line[] =>
  discounted(lines.map(withoutShare), discount)

function withoutShare(line: Line): Line {
  if (line.documentDiscount.eq(0)) return line

  const { priceIncludesTax: includesTax } = line
  const taxes = line.taxes.map((tax) => ({ ...tax, priceIncluded: false }))
  return { ...line, documentDiscount: zero, ...taxedAmounts({ ...line, includesTax, taxes }) }
}
