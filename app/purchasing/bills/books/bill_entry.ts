/** The entries of a bill, its tax lines and withholding lines. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { sum } from '#core/primitives/decimal'
import { conceptOf } from '#accounting/concepts'
import { credit, debit, post, type Line as JournalLine } from '#accounting/ledger'
import { taxPostings, writeTaxLines } from '#tax/taxes'
import { withholdingPostings, writeWithholdingLines } from '#tax/withholdings'
import { billedPart } from '#purchasing/orders/billed_units'
import type { TaxDifferences } from '#purchasing/bills/books/tax_differences'
import { costOf, netOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import { changeOf, type WithheldChange } from '#purchasing/bills/matching/taken_withholdings'
import type Bill from '#purchasing/models/bill'

export type Booked = {
  /** Debits: the costs of the bill, or their differences from the receipts. */
  costs: readonly JournalLine[]
  taxes: TaxDifferences
  withheld: WithheldChange
  /** The payable before withholdings, less the part that receipts have posted. */
  owed: Big
}

/** Posts on the day of the bill: Dr costs and deductible tax, Cr payable and withholdings. */
export async function postBooked(bill: Bill, { costs, taxes, withheld, owed }: Booked) {
  const { postingDate: day, thirdPartyId } = bill
  const { id: entryId } = await post({
    ...billPosting(bill),
    date: day,
    lines: [
      ...costs,
      ...(await taxPostings(
        taxes.more.map(({ amounts }) => amounts),
        'PURCHASE'
      )),
      ...(await taxPostings(
        taxes.less.map(({ amounts }) => amounts),
        'PURCHASE',
        -1
      )),
      credit('payable', owed.minus(changeOf(withheld))),
      ...(await withholdingPostings(withheld.more, 'PRACTISED')),
      ...(await withholdingPostings(withheld.less, 'PRACTISED', -1)),
    ],
  })
  const document = { documentId: bill.id, day, thirdPartyId, entryId }
  for (const sign of [1, -1] as const) {
    await writeTaxLines({
      ...{ ...document, documentType: 'BILL', side: 'PURCHASE', sign },
      lines: (sign > 0 ? taxes.more : taxes.less).map(({ line, amounts }) => ({
        ...{ id: line.id, quantity: line.quantity, nature: line.nature },
        net: netOf(amounts),
        taxes: amounts.taxes,
      })),
    })
    await writeWithholdingLines({
      ...{ ...document, documentType: 'BILL', direction: 'PRACTISED', sign },
      personKind: withheld.final.personKind,
      withholdings: sign > 0 ? withheld.more : withheld.less,
    })
  }
}

/** The differences of accrued goods clear the account of goods received today. */
export async function postDifferences(bill: Bill, lines: readonly JournalLine[]) {
  const difference = sum(lines.map((line) => line.debit.minus(line.credit)))
  await post({
    ...billPosting(bill),
    concept: conceptOf('bill_difference', { number: bill.number, supplier: bill.supplierName }),
    date: todayIn(Current.tenant.timezone),
    lines: [...lines, credit('goods_received', difference)],
  })
}

const billPosting = (bill: Bill) => ({
  type: 'PURCHASE' as const,
  concept: conceptOf('bill_posted', { number: bill.number, supplier: bill.supplierName }),
  reference: bill.id,
  thirdPartyId: bill.thirdPartyId,
  costCenterId: bill.costCenterId,
  keepsCostCenters: true,
})

/** Debits of lines without an order: inventory by cost centre, and the account of each other line. */
export function directCosts(
  lines: readonly BillLine[],
  goods: ReadonlySet<BillLine>
): JournalLine[] {
  const byCenter = Map.groupBy(
    lines.filter((line) => goods.has(line)),
    ({ costCenterId }) => costCenterId
  )
  return [
    ...[...byCenter].map(([costCenterId, own]) =>
      debit('inventory', sum(own.map(({ amounts }) => costOf(amounts))), { costCenterId })
    ),
    ...lines.filter((line) => !goods.has(line)).map(costLine),
  ]
}

const costLine = ({ accountId, amounts, costCenterId, description }: BillLine): JournalLine => ({
  ...debit(accountId ? { accountId } : 'expense', costOf(amounts), { costCenterId }),
  description,
})

/** The whole line, for its tax lines. */
export const wholeOf = (line: BillLine) => ({
  line,
  amounts: billedPart(line, new Big(0), line.quantity),
})
