/** Lines of bills: their amounts and sums. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { costTaxOf, vatRateOf, type LineAmounts } from '#tax/taxes'

/** Goods or services: tax returns count purchases apart by this nature. */
export const BILLED_NATURES = ['GOODS', 'SERVICES'] as const

export type BilledNature = (typeof BILLED_NATURES)[number]

/** `discount` includes `documentDiscount`, the share of the line in the discount of the bill. */
export type BillAmounts = LineAmounts & { documentDiscount: Big }

/**
 * `accountId` is null for goods in stock and for products that are services. `receivedQuantity` are the units
 * of the line that were received and not returned, `matchedQuantity` those when the bill was posted. A line
 * without an order has all its units. `receivedCost` is the cost of the matched units at the price of the
 * order, `receivedTotal` that price with tax.
 */
export type BillLine = {
  id: string
  position: number
  purchaseOrderId: string | null
  purchaseOrderLineId: string | null
  productId: string | null
  categoryId: string | null
  accountId: string | null
  costCenterId: string | null
  description: string | null
  nature: BilledNature
  quantity: Big
  unit: string | null
  unitCost: Big
  discountRate: Big
  /** True if `unitCost` has the taxes in it. */
  priceIncludesTax: boolean
  amounts: BillAmounts
  matchedQuantity: Big
  receivedQuantity: Big
  receivedCost: Big
  receivedTotal: Big
  inventoryDifference: Big
  salesDifference: Big
  creditedQuantity: Big
  creditedNet: Big
}

/** The rate of the line's VAT, a percentage. */
export const taxRateOf = ({ amounts }: Pick<BillLine, 'amounts'>): Big => vatRateOf(amounts.taxes)

/** The amount without taxes, after discounts. */
export const netOf = ({ subtotal, discount }: LineAmounts): Big => subtotal.minus(discount)

/** The net amount, with the tax that is not deductible. */
export const costOf = (amounts: LineAmounts): Big => netOf(amounts).plus(costTaxOf(amounts))

/** Sums of rounded lines. */
export function totalsOf(lines: readonly Pick<BillLine, 'amounts'>[]) {
  const of = (part: 'subtotal' | 'discount' | 'tax' | 'total') =>
    sum(lines.map(({ amounts }) => amounts[part]))
  return {
    subtotal: of('subtotal'),
    discountTotal: of('discount'),
    taxTotal: of('tax'),
    total: of('total'),
  }
}
