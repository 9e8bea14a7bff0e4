/** The units that a credit note takes back, with price and cost. */
import type Big from 'big.js'
import { linesNamed } from '#core/resources/document_lines'
import { sum } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { conflict, invalid } from '#core/errors/refusal'
import { portionOfLine } from '#tax/taxes'
import { portionOf } from '#sales/lines/amounts'
import type { Line } from '#sales/lines/lines'
import type { NewCreditNote } from '#sales/validators/invoice'

export type CreditLine = Line & { invoiceLineId: string }

type Asked = NonNullable<NewCreditNote['items']>[number]

/**
 * All that is left without `items`. 409 for more than is left; 422 for another price, and errors of
 * `linesNamed`.
 */
export function creditedLines(lines: readonly Line[], items?: readonly Asked[]): CreditLine[] {
  const left = lines.map((line) => ({ ...line }))
  const credited = items
    ? items.flatMap((item, index) => taken(left, item, index))
    : left.filter(hasLeft).map((line) => take(line, leftOf(line)))

  if (!credited.length)
    throw conflict('INSUFFICIENT_QUANTITY', 'Everything on this invoice has been credited')
  return credited
}

const leftOf = ({ quantity, creditedQuantity }: Line) => quantity.minus(creditedQuantity)
const hasLeft = (line: Line) => leftOf(line).gt(0)

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
    `unitPrice of this line is ${unitPrice.toFixed()}: a credit note gives back what was charged. Leave unitPrice out.`
  )
}

function take(line: Line, units: Big): CreditLine {
  const before = line.creditedQuantity
  const after = before.plus(units)
  line.creditedQuantity = after

  const cost = line.cost && portionOf(line.cost, line.quantity, before, after)
  return {
    ...line,
    ...portionOfLine({ ...line, includesTax: line.priceIncludesTax }, before, after),
    id: newId(),
    invoiceLineId: line.id,
    quantity: units,
    cost,
  }
}
