/** Postings of the lines of a bill, by the way in which receipts are posted. */
import { sum, zero } from '#core/primitives/decimal'
import type Big from 'big.js'
import { debit, type Line as JournalLine, type ReceiptPosting } from '#accounting/ledger'
import type { Goods } from '#inventory/stock'
import { directCosts, wholeOf, type Booked } from '#purchasing/bills/books/bill_entry'
import { differencePostings } from '#purchasing/bills/books/price_differences'
import { taxDifferences } from '#purchasing/bills/books/tax_differences'
import { costOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import type { MatchedLine } from '#purchasing/bills/matching/matched_lines'
import type Bill from '#purchasing/models/bill'
import type PurchaseOrder from '#purchasing/models/purchase_order'

type Booking = {
  bill: Bill
  order: PurchaseOrder | null
  lines: readonly BillLine[]
  matched: readonly MatchedLine[]
  goods: Goods
  stocked: ReadonlySet<BillLine>
  posting: ReceiptPosting
}

export type BookedLines = Omit<Booked, 'withheld'> & {
  /** An entry of today that clears the account of goods received. */
  differences: readonly JournalLine[]
  /** The part of the receipts that the bill takes over from the payable of its order; zero under ACCRUAL. */
  takenTotal: Big
}

/** Revalues goods at the price of the bill. Under ACCRUAL it also changes `accruedCost` of order lines. */
export function bookedLines({ bill, order, matched, goods, posting, ...of }: Booking): BookedLines {
  const place = { warehouseId: order?.warehouseId ?? bill.warehouseId!, reference: bill.id }
  const direct = of.lines.filter(({ purchaseOrderLineId }) => !purchaseOrderLineId)
  const directly = directCosts(direct, of.stocked)
  const differences = differencePostings(matched, goods, place)
  if (posting === 'ACCRUAL') {
    for (const one of matched) clear(one)
    return {
      costs: [...directly, ...matched.map(({ line }) => receivedCost(line))],
      taxes: { more: of.lines.map(wholeOf), less: [] },
      owed: bill.total,
      differences,
      takenTotal: zero,
    }
  }

  const takenTotal = sum(matched.map(({ taken }) => taken.total))
  const { more, less } = taxDifferences(matched)
  return {
    costs: [...directly, ...differences],
    taxes: { more: [...direct.map(wholeOf), ...more], less },
    owed: bill.total.minus(takenTotal),
    differences: [],
    takenTotal,
  }
}

const receivedCost = ({ amounts }: BillLine) => debit('goods_received', costOf(amounts))

/** Takes units off the accrued cost: received ones at the price of the order, others at that of the bill. */
function clear({ orderLine, taken, ahead }: MatchedLine) {
  orderLine.accruedCost = orderLine.accruedCost.minus(costOf(taken)).minus(costOf(ahead))
}
