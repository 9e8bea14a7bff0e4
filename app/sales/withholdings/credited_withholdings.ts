/** The part of an invoice's withholdings that a credit note takes back. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import {
  keptWithholdings,
  knownWithholdings,
  portionsOf,
  withheldTotal,
  withholdingsIn,
  type KeptWithholdings,
  type Returned,
} from '#tax/withholdings'
import { creditedPart } from '#sales/credits/credited_part'
import type { CreditLine } from '#sales/credits/credit_lines'
import type { Line } from '#sales/lines/lines'
import type Invoice from '#sales/models/invoice'
import { withheldLine } from '#sales/withholdings/sale_lines'

type Credited = { kept: KeptWithholdings; withholdings: string | null; total: Big }

/**
 * In proportion to what is credited of the lines of each base. The minimum is not tested again, and
 * the parts of an invoice that is credited in pieces add up to the cent.
 */
export async function creditedWithholdings(
  invoice: Invoice,
  lines: readonly Line[],
  credited: readonly CreditLine[]
): Promise<Credited> {
  const sold = withholdingsIn(invoice.withholdings)
  const { settings } = await knownWithholdings()
  const found = sold.lines.length
    ? portionsOf(
        sold.lines,
        lines.map((line) => returned(line, credited)),
        settings.withholdingRounding
      )
    : []
  const kept = { ...sold, asked: null, auto: null, lines: found }
  return { kept, withholdings: keptWithholdings(kept), total: withheldTotal(found) }
}

function returned(line: Line, credited: readonly CreditLine[]): Returned {
  const own = credited.filter(({ invoiceLineId }) => invoiceLineId === line.id)
  const { creditedQuantity: units, creditedByAmount: amount } = line
  const upTo = (quantity: Big, byAmount: Big) =>
    withheldLine({ ...line, ...creditedPart(line, quantity, byAmount) })
  return {
    line: { ...withheldLine(line), id: line.id },
    before: upTo(units, amount),
    after: upTo(
      units.plus(sum(own.map(({ quantity }) => quantity))),
      amount.plus(sum(own.map(({ byAmount }) => byAmount)))
    ),
  }
}
