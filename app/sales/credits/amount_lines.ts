/** The lines of a credit note by amount: neither units nor goods come back. */
import type Big from 'big.js'
import { shownAmount } from '#core/money/amounts'
import { sharesOf } from '#core/money/shares'
import { sum, zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { conflict, invalid } from '#core/errors/refusal'
import { partOf, type CreditLine } from '#sales/credits/credit_lines'
import { netOf, partBetween } from '#sales/credits/credited_part'
import type { Line } from '#sales/lines/lines'
import type { NewCreditNote } from '#sales/validators/credit_note'

type Amounts = NonNullable<NewCreditNote['amounts']>

/**
 * Amounts before tax of named lines. 422 NOT_FOUND for a line of another invoice, 409
 * INSUFFICIENT_AMOUNT for more than is left of a line.
 */
export function amountLines(lines: readonly Line[], amounts: Amounts): CreditLine[] {
  const left = lines.map((line) => ({ ...line }))
  return amounts.map(({ lineId, invoiceLineId, net }, index) => {
    const line = left.find(({ id }) => id === (lineId ?? invoiceLineId))
    if (!line)
      throw invalid(
        `amounts.${index}.${lineId ? 'lineId' : 'invoiceLineId'}`,
        'NOT_FOUND',
        'There is no such line on the invoice.'
      )
    mustBeLeft(leftOf(line), net, `amounts.${index}.net`)
    return take(line, net)
  })
}

/** One amount before tax over all lines, by what is left of each. 409 INSUFFICIENT_AMOUNT. */
export function netLines(lines: readonly Line[], net: Big): CreditLine[] {
  const left = lines.map((line) => ({ ...line }))
  const open = left.map(leftOf)
  mustBeLeft(sum(open), net, 'net')
  const shares = sharesOf(net, open)
  return left.flatMap((line, index) => (shares[index].gt(0) ? [take(line, shares[index])] : []))
}

const leftOf = (line: Line) => netOf(line).minus(netOf(partOf(line)))

function mustBeLeft(available: Big, requested: Big, field: string) {
  if (requested.lte(available)) return
  throw conflict(
    'INSUFFICIENT_AMOUNT',
    `Only ${shownAmount(available)} before tax can still be credited, and ` +
      `${shownAmount(requested)} was requested`,
    { field, available: available.toNumber(), requested: requested.toNumber() }
  )
}

/** It has no units, so that reports of quantities stay as they are. */
function take(line: Line, net: Big): CreditLine {
  const before = partOf(line)
  line.creditedByAmount = line.creditedByAmount.plus(net)
  return {
    ...line,
    ...partBetween(before, partOf(line)),
    ...{ id: newId(), invoiceLineId: line.id, quantity: zero, discountRate: zero },
    ...{ byAmount: net, cost: null },
  }
}
