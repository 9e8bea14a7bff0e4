/** Journal lines of withholdings, for the entry of the document. */
import { credit, debit, type Line } from '#accounting/ledger'
import { accountsOf } from '#tax/withholdings/lines/accounts'
import { knownConcept } from '#tax/withholdings/known'
import type { Direction, Withholding } from '#tax/withholdings/engine/types'

/**
 * Debits of what a customer withheld (SUFFERED), credits of what was withheld from a supplier
 * (PRACTISED), and both sides of a self-withholding. The caller posts the receivable or payable
 * without `withheldTotal`. A return swaps the sides with `sign` -1. `taxBase` is the base.
 */
export async function withholdingPostings(
  withholdings: readonly Withholding[],
  direction: Direction,
  sign: 1 | -1 = 1
): Promise<Line[]> {
  const lines: Line[] = []
  for (const { conceptId, type, base, amount } of withholdings) {
    const { target, counter } = accountsOf(await knownConcept(conceptId), direction)
    const isAsset = type !== 'SELF' && direction === 'SUFFERED'
    const more = { taxBase: base }
    lines.push((isAsset ? debit : credit)(target, amount.times(sign), more))
    if (counter) lines.push(debit(counter, amount.times(sign), more))
  }
  return lines
}
