/** A stored line as a request, so that a draft is computed anew. */
import type { AskedItem } from '#purchasing/bills/lines/asked_lines'
import { taxRateOf, type BillLine } from '#purchasing/bills/lines/bill_line'

export function askedOf(line: BillLine): AskedItem & { id: string } {
  const taxes = line.amounts.taxes.flatMap(({ taxId }) => (taxId ? [{ taxId }] : []))
  const hasIds = taxes.length === line.amounts.taxes.length
  return {
    id: line.id,
    purchaseOrderLineId: line.purchaseOrderLineId,
    productId: line.productId,
    categoryId: line.categoryId,
    accountId: line.categoryId ? null : line.accountId,
    costCenterId: line.costCenterId,
    description: line.description,
    nature: line.nature,
    quantity: line.quantity,
    unit: line.unit,
    unitCost: line.unitCost,
    discountRate: line.discountRate,
    priceIncludesTax: line.priceIncludesTax,
    ...(hasIds ? { taxes } : { taxRate: taxRateOf(line) }),
  }
}
