/** Differences between the cost of goods and services on a bill and on its order. */
import type Big from 'big.js'
import type { Goods } from '#inventory/stock'
import { debit, type Line as JournalLine } from '#accounting/ledger'
import { costOf } from '#purchasing/bills/lines/bill_line'
import type { MatchedLine } from '#purchasing/bills/matching/matched_lines'

type Place = { warehouseId: string; reference: string }

/**
 * Debits of the differences. Of goods, the share that is in stock now goes to inventory as a movement
 * of type VALUE, the rest to cost of sales; of services all is expense.
 */
export function differencePostings(
  matched: readonly MatchedLine[],
  goods: Goods,
  place: Place
): JournalLine[] {
  return matched.flatMap(({ line, quantity, taken, billed }) => {
    const amount = costOf(billed).minus(costOf(taken))
    if (amount.eq(0)) return []
    const { costCenterId, productId } = line
    if (goods.product(productId!)!.isService) return [debit('expense', amount, { costCenterId })]

    const parts = revalue(goods, { ...place, productId: productId!, quantity, amount })
    line.inventoryDifference = parts.inventory
    line.salesDifference = parts.sales
    return [
      debit('inventory', parts.inventory, { costCenterId }),
      debit('cost_of_sales', parts.sales, { costCenterId }),
    ]
  })
}

type Revaluing = Place & { productId: string; quantity: Big; amount: Big }

const revalue = (goods: Goods, { productId, quantity, amount, ...place }: Revaluing) =>
  goods.revalue({
    ...{ productId, quantity, amount, ...place },
    reason: 'PRICE_DIFFERENCE',
    field: 'items',
  })
