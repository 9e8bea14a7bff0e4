/** The parts of a line that come in or go back: at the price of bills, else at that of the order. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import type { ReceiptPosting } from '#accounting/ledger'
import { negated } from '#purchasing/orders/line_parts'
import type { BilledPart, BilledUnits } from '#purchasing/orders/billed_units'
import { countReceived } from '#purchasing/orders/receipts'
import type { Moved } from '#purchasing/orders/received_lines'

/** Positive amounts. `isBilled`: of a bill, so at its price, and posted as its receipts were. */
export type MovedPart = Moved & BilledPart & { isBilled: boolean }

/** Units that were billed and not received come first, the others by `posting`. Counts them on the line. */
export function partsIn(
  { line, quantity }: Moved,
  billed: BilledUnits,
  posting: ReceiptPosting
): MovedPart[] {
  const ahead = billed.comeIn(line, quantity)
  countBilled(line, sumOf(ahead))
  const rest = quantity.minus(sumOf(ahead))
  return [
    ...ahead.map((part) => ({ ...part, line, isBilled: true })),
    ...(rest.gt(0)
      ? [{ line, quantity: rest, amounts: countReceived(line, rest), posting, isBilled: false }]
      : []),
  ]
}

/** Units that no bill has go first, by `posting`. Counts them on the line. */
export function partsBack(
  { line, quantity }: Moved,
  billed: BilledUnits,
  posting: ReceiptPosting
): MovedPart[] {
  const unbilled = line.receivedQuantity.minus(line.matchedQuantity)
  const own = quantity.lt(unbilled) ? quantity : unbilled
  const parts = own.gt(0)
    ? [
        {
          ...{ line, quantity: own, posting, isBilled: false },
          amounts: negated(countReceived(line, own.neg())),
        },
      ]
    : []
  const back = billed.goBack(line, quantity.minus(own))
  countBilled(line, sumOf(back).neg())
  return [...parts, ...back.map((part) => ({ ...part, line, isBilled: true }))]
}

const sumOf = (parts: readonly BilledPart[]): Big => sum(parts.map(({ quantity }) => quantity))

function countBilled(line: Moved['line'], units: Big) {
  line.receivedQuantity = line.receivedQuantity.plus(units)
  line.matchedQuantity = line.matchedQuantity.plus(units)
}
