/** Amounts of a line: from its net amount, or from its total with the taxes in it. */
import Big from 'big.js'
import { zero } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'
import { shownAmount } from '#core/money/amounts'
import { taxedAmounts, type LineAmounts, type ResolvedTax } from '#tax/taxes'

/**
 * With `priceIncludesTax`, `total` is what was paid, and `net` without it. A line may be sent back
 * with both, as it was answered.
 */
export type SaidAmount = {
  field: string
  /** The request's field of the amount, where it is none of the line. */
  amountField?: string
  /** Units of taxes by unit; one by default. */
  quantity?: Big | null
  net?: Big | null
  total?: Big | null
  priceIncludesTax?: boolean | null
}

export const ONE = new Big(1)

/** 422 CONTRADICTION where `net` and `total` do not belong together; errors of `taxedAmounts`. */
export function amountsOf(
  { field, amountField, quantity, net, total, priceIncludesTax }: SaidAmount,
  taxes: readonly ResolvedTax[]
): LineAmounts {
  const isByTotal = Boolean(priceIncludesTax && total)
  const amounts = taxedAmounts({
    ...{ quantity: ONE, units: quantity ?? ONE, discountRate: zero, taxes },
    unitPrice: isByTotal ? total! : net!,
    includesTax: Boolean(priceIncludesTax),
    field: amountField ?? `${field}.${isByTotal ? 'total' : 'net'}`,
  })
  const isNet = !net || !isByTotal || net.eq(amounts.subtotal) || net.eq(total!)
  if (isNet && (!total || total.eq(amounts.total))) return amounts

  throw invalid(
    `${field}.total`,
    'CONTRADICTION',
    `net is ${shownAmount(amounts.subtotal)} where the total is ${shownAmount(amounts.total)}: ` +
      `send one of them`
  )
}
