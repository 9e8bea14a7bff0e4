/** The lines that a request of a credit note takes back, and what the note says of itself. */
import { amountLines, netLines } from '#sales/credits/amount_lines'
import type { CreditConcept } from '#sales/credits/concepts'
import { creditedLines, type CreditLine } from '#sales/credits/credit_lines'
import type { Line } from '#sales/lines/lines'
import type { NewCreditNote } from '#sales/validators/credit_note'

type Asked = Pick<NewCreditNote, 'items' | 'amounts' | 'net' | 'concept' | 'restock'>

/** `restock` says whether goods come back. */
type Credited = { credited: CreditLine[]; concept: CreditConcept; restock: boolean }

export const isByAmount = ({ amounts, net }: Asked) => Boolean(amounts || net)

/** Units of `items`, `amounts` of lines, `net` of all; all that is left without them. */
export function creditedBy(asked: Asked, lines: readonly Line[]): Credited {
  const { items, amounts, net } = asked
  const restock = isByAmount(asked) ? false : (asked.restock ?? true)
  const credited = amounts
    ? amountLines(lines, amounts)
    : net
      ? netLines(lines, net)
      : creditedLines(lines, { items, restock })
  return { credited, restock, concept: asked.concept ?? (isByAmount(asked) ? 'OTHER' : 'RETURN') }
}
