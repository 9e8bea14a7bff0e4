/** The lines of a credit note: units that it takes back with price and cost, or amounts. */
import type Big from 'big.js'
import { linesNamed } from '#core/resources/document_lines'
import { sum, zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { conflict, invalid } from '#core/errors/refusal'
import { creditedPart, partBetween } from '#sales/credits/credited_part'
import { portionOf } from '#sales/lines/amounts'
import type { Line } from '#sales/lines/lines'
import type { NewCreditNote } from '#sales/validators/credit_note'

/** `byAmount` is the net amount of a line that takes back no units. */
export type CreditLine = Line & { invoiceLineId: string; byAmount: Big }

type Asked = NonNullable<NewCreditNote['items']>[number]

/**
 * All units that are left without `items`. 409 for more than is left; 422 for another price, and errors of
 * `linesNamed`. Without `restock` the goods do not come back, and lines have no cost.
 */
export function creditedLines(
  lines: readonly Line[],
  { items, restock }: { items?: readonly Asked[] | null; restock: boolean }
): CreditLine[] {
  const left = lines.map((line) => ({ ...line }))
  const credited = items
    ? items.flatMap((item, index) => taken(left, item, index))
    : left.filter(isWorthCrediting).map((line) => take(line, leftOf(line)))

  if (!credited.length)
    throw conflict('INSUFFICIENT_QUANTITY', 'Everything on this invoice has been credited')
  return restock ? credited : credited.map((line) => ({ ...line, cost: null }))
}

const leftOf = ({ quantity, creditedQuantity }: Line) => quantity.minus(creditedQuantity)
const hasLeft = (line: Line) => leftOf(line).gt(0)

/** Without `items`, a service line is left out once credited amounts have taken its whole total. */
const isWorthCrediting = (line: Line) =>
  hasLeft(line) &&
  (line.creditedByAmount.eq(0) || line.cost !== null || !line.total.eq(partOf(line).total))

/** The part of a line that credit notes have taken so far. */
export const partOf = (line: Line) =>
  creditedPart(line, line.creditedQuantity, line.creditedByAmount)

const INVOICE = {
  name: 'the invoice',
  alias: 'invoiceLineId',
  prices: ({ unitPrice, taxRate, discountRate }: Line) => ({ unitPrice, taxRate, discountRate }),
  terms: ({ taxes, priceIncludesTax }: Line) =>
    [priceIncludesTax, ...taxes.map(({ taxId, rate }) => `${taxId} ${rate}`)].join(),
}

/** Units of the named line, or of the product's lines in order. */
function taken(lines: Line[], item: Asked, index: number): CreditLine[] {
  const { quantity } = item
  const sold = linesNamed(lines, item, index, INVOICE)
  mustBeItsPrice(sold[0], item, index)

  const available = sum(sold.map(leftOf))
  if (quantity.gt(available)) {
    throw conflict(
      'INSUFFICIENT_QUANTITY',
      `Only ${available} can still be credited, and ${quantity} were requested`,
      {
        field: `items.${index}.quantity`,
        available: available.toNumber(),
        requested: quantity.toNumber(),
      }
    )
  }

  let open = quantity
  return sold.filter(hasLeft).flatMap((line) => {
    const units = open.lt(leftOf(line)) ? open : leftOf(line)
    open = open.minus(units)
    return units.gt(0) ? [take(line, units)] : []
  })
}

/** A credit note gives back what was charged. */
function mustBeItsPrice({ unitPrice }: Line, asked: Asked, index: number) {
  if (!asked.unitPrice || asked.unitPrice.eq(unitPrice)) return
  throw invalid(
    `items.${index}.unitPrice`,
    'CONTRADICTION',
    `unitPrice of this line is ${unitPrice.toFixed()}: a credit note gives back what was charged. ` +
      `Leave unitPrice out.`
  )
}

function take(line: Line, units: Big): CreditLine {
  const [before, first] = [partOf(line), line.creditedQuantity]
  line.creditedQuantity = first.plus(units)

  const cost = line.cost && portionOf(line.cost, line.quantity, first, line.creditedQuantity)
  return {
    ...line,
    ...partBetween(before, partOf(line)),
    ...{ id: newId(), invoiceLineId: line.id, quantity: units, byAmount: zero, cost },
  }
}
