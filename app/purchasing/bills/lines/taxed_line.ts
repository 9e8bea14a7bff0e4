/** The taxes of a requested line, and its amounts. */
import type Big from 'big.js'
import { zero } from '#core/primitives/decimal'
import type { DatabaseRow } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import {
  pricesIncludeTax,
  purchaseTaxes,
  taxedAmounts,
  taxedProduct,
  type AskedTax,
} from '#tax/taxes'
import type { BillLine } from '#purchasing/bills/lines/bill_line'
import type { Line as OrderLine } from '#purchasing/orders/lines'

type Asked = {
  quantity: Big
  unitCost: Big
  /** False when the cost is that of the product, which is before tax. */
  isCostAsked: boolean
  discountRate: Big
  taxRate?: Big | null
  taxes?: readonly AskedTax[] | null
  priceIncludesTax?: boolean | null
}

type Of = {
  product: DatabaseRow | undefined
  ordered: OrderLine | undefined
  date: string
  field: string
}

/**
 * The taxes that the line names, else those of the order's line, else those of its product, with
 * their rates of `date`. 422 REQUIRED for an inclusive price without a cost; errors of `purchaseTaxes` and
 * `taxedAmounts`.
 */
export async function billedAmounts(
  { quantity, unitCost, isCostAsked, discountRate, priceIncludesTax: said, ...asked }: Asked,
  { product, ordered, date, field }: Of
): Promise<Pick<BillLine, 'unitCost' | 'priceIncludesTax' | 'amounts'>> {
  if (said && !isCostAsked)
    throw invalid(
      `${field}.unitCost`,
      'REQUIRED',
      'The cost of the product is before tax: send the cost that includes it'
    )
  const taxes = await purchaseTaxes(
    {
      ...(ordered && !asked.taxes && !asked.taxRate ? ofOrder(ordered) : asked),
      product: product && taxedProduct(product),
    },
    date,
    field
  )
  const priceIncludesTax = isCostAsked && pricesIncludeTax(said, null, taxes)
  const amounts = taxedAmounts({
    ...{ quantity, unitPrice: unitCost, discountRate, taxes },
    includesTax: priceIncludesTax,
    field: `${field}.unitCost`,
  })
  return { unitCost, priceIncludesTax, amounts: { ...amounts, documentDiscount: zero } }
}

/** The taxes of older lines have no id: their rate counts. */
function ofOrder({ amounts: { taxes } }: OrderLine) {
  const ids = taxes.flatMap(({ taxId }) => (taxId ? [{ taxId }] : []))
  return ids.length === taxes.length ? { taxes: ids } : { taxRate: taxes[0]?.rate ?? zero }
}
