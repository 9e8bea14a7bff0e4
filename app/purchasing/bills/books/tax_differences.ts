/** By how much the taxes of a bill differ from those of the receipts that it takes over. */
import type { LineAmounts, LineTax } from '#tax/taxes'
import { differenceOf } from '#tax/taxes'
import { negated } from '#purchasing/orders/line_parts'
import { netOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import type { MatchedLine } from '#purchasing/bills/matching/matched_lines'

/** Amounts of a line for tax lines, none of them negative. */
export type TaxedPart = { line: BillLine; amounts: LineAmounts }

export type TaxDifferences = { more: TaxedPart[]; less: TaxedPart[] }

/**
 * Equal taxes differ by their amounts. Where the bill names other taxes, those of the receipt are
 * taken back, and those of the bill come in their place.
 */
export function taxDifferences(matched: readonly MatchedLine[]): TaxDifferences {
  const found: TaxDifferences = { more: [], less: [] }
  for (const { line, taken, billed } of matched) {
    if (!areSame(taken.taxes, billed.taxes)) {
      found.less.push({ line, amounts: taken })
      found.more.push({ line, amounts: billed })
      continue
    }
    const amounts = differenceOf(billed, taken)
    const [net, tax] = [netOf(amounts), amounts.tax]
    if (net.gt(0) || (net.eq(0) && tax.gt(0))) found.more.push({ line, amounts })
    if (net.lt(0) || (net.eq(0) && tax.lt(0))) found.less.push({ line, amounts: negated(amounts) })
  }
  return found
}

const areSame = (some: readonly LineTax[], others: readonly LineTax[]) =>
  some.length === others.length && some.every((tax, index) => keyOf(tax) === keyOf(others[index]))

const keyOf = ({ taxId, kind, rate, perUnit, creditable }: LineTax) =>
  [taxId, kind, rate?.toFixed(), perUnit?.toFixed(), creditable].join('|')
