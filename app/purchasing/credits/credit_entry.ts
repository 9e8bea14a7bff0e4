/** The entry of a credit note of a bill, its tax lines and withholding lines. */
import { sum } from '#core/primitives/decimal'
import { conceptOf } from '#accounting/concepts'
import { credit, debit, post, type Line as JournalLine } from '#accounting/ledger'
import { taxPostings, writeTaxLines } from '#tax/taxes'
import {
  withheldTotal,
  withholdingPostings,
  writeWithholdingLines,
  withholdingsIn,
  type KeptWithholding,
} from '#tax/withholdings'
import { costOf } from '#purchasing/bills/lines/bill_line'
import type { StockCredit, StockedCredits } from '#purchasing/credits/credited_goods'
import type { CreditedLine } from '#purchasing/credits/credited_lines'
import type Bill from '#purchasing/models/bill'

type Credit = {
  note: { id: string; number: string }
  date: string
  /** Those that no return has posted. */
  lines: readonly CreditedLine[]
  /** Of them: returned under ACCRUAL, and in stock. */
  accrued: ReadonlySet<CreditedLine>
  stocked: StockedCredits
  stock: StockCredit
  withheld: readonly KeptWithholding[]
}

/** Dr payable and withholdings / Cr cost, inventory, goods_received and tax. */
export async function postCredit(bill: Bill, posted: Credit) {
  const { note, date, lines, accrued, stocked, stock, withheld } = posted
  const { thirdPartyId } = bill
  const amounts = lines.map((one) => one.amounts)
  const isPlain = (one: CreditedLine) => !accrued.has(one) && !stocked.has(one)
  const { id: entryId } = await post({
    type: 'PURCHASE',
    concept: conceptOf('supplier_credit_note', { number: note.number, bill: bill.number }),
    reference: note.id,
    date,
    thirdPartyId,
    costCenterId: bill.costCenterId,
    keepsCostCenters: true,
    lines: [
      debit('payable', sum(amounts.map(({ total }) => total)).minus(withheldTotal(withheld))),
      credit('goods_received', costsOf([...accrued])),
      credit('inventory', stock.inventory),
      credit('cost_of_sales', stock.sales),
      ...lines.filter(isPlain).map(costLine),
      ...(await taxPostings(amounts, 'PURCHASE', -1)),
      ...(await withholdingPostings(withheld, 'PRACTISED', -1)),
    ],
  })
  await writeTaxLines({
    ...{ documentType: 'SUPPLIER_CREDIT_NOTE', documentId: note.id, side: 'PURCHASE', sign: -1 },
    ...{ day: date, thirdPartyId, entryId },
    lines: lines.map(({ line, quantity, amounts: own }) => ({
      ...{ id: line.id, quantity, nature: line.nature },
      net: own.subtotal,
      taxes: own.taxes,
    })),
  })
  await writeWithholdingLines({
    ...{ documentType: 'SUPPLIER_CREDIT_NOTE', documentId: note.id, direction: 'PRACTISED' },
    ...{ day: date, sign: -1, thirdPartyId, entryId },
    personKind: withholdingsIn(bill.withholdings).personKind,
    withholdings: withheld,
  })
}

const costsOf = (lines: readonly CreditedLine[]) => sum(lines.map(({ amounts }) => costOf(amounts)))

const costLine = ({ line, amounts }: CreditedLine): JournalLine => ({
  ...credit(line.accountId ? { accountId: line.accountId } : 'expense', costOf(amounts), {
    costCenterId: line.costCenterId,
  }),
  description: line.description,
})
