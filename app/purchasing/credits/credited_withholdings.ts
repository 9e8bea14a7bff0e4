/** The part of a bill's withholdings that a credit note takes back. */
import { sum } from '#core/primitives/decimal'
import type { LineAmounts } from '#tax/taxes'
import {
  knownWithholdings,
  portionsOf,
  withholdingsIn,
  type DocumentLine,
  type KeptWithholding,
  type Returned,
} from '#tax/withholdings'
import { netOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import type { CreditedLine } from '#purchasing/credits/credited_lines'
import { creditedPart, takenOf, type Taken } from '#purchasing/credits/credited_part'
import type Bill from '#purchasing/models/bill'

/**
 * In proportion to what is credited of the lines of each base. The parts of all credit notes add up to
 * the whole.
 */
export async function creditedWithholdings(
  bill: Bill,
  lines: readonly BillLine[],
  credited: readonly CreditedLine[]
): Promise<KeptWithholding[]> {
  const { lines: withheld } = withholdingsIn(bill.withholdings)
  if (!withheld.length) return []
  const { settings } = await knownWithholdings()
  const returned = lines.map((line): Returned => {
    const { before, after } = lastOf(line, credited)
    return {
      line: { ...withholdable(line, line.amounts), id: line.purchaseOrderLineId ?? line.id },
      before: withholdable(line, creditedPart(line, before)),
      after: withholdable(line, creditedPart(line, after)),
    }
  })
  return portionsOf(withheld.map(ofOrderLines(lines)), returned, settings.withholdingRounding)
}

/** Units and amounts that credit notes took of a line, before this one and with it. */
function lastOf(
  line: BillLine,
  credited: readonly CreditedLine[]
): { before: Taken; after: Taken } {
  const own = credited.filter((one) => one.line === line)
  const before = own[0]?.before ?? takenOf(line)
  return { before, after: own.at(-1)?.after ?? before }
}

/** Withholdings of a bill name its lines, those that it took over the lines of the order. */
const ofOrderLines =
  (lines: readonly BillLine[]) =>
  (one: KeptWithholding): KeptWithholding => ({
    ...one,
    lineIds:
      one.lineIds?.map((id) => lines.find((line) => line.id === id)?.purchaseOrderLineId ?? id) ??
      null,
  })

const withholdable = ({ nature }: BillLine, amounts: LineAmounts): DocumentLine => ({
  net: netOf(amounts),
  vat: sum(amounts.taxes.flatMap(({ kind, amount }) => (kind === 'VAT' ? [amount] : []))),
  total: amounts.total,
  nature,
})
