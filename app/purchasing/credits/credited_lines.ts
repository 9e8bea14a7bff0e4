/** The lines that a credit note of a bill takes back: units, or amounts. */
import type Big from 'big.js'
import { inJson, sum, zero } from '#core/primitives/decimal'
import { shownAmount } from '#core/money/amounts'
import { sharesOf } from '#core/money/shares'
import { linesNamed } from '#core/resources/document_lines'
import { conflict, invalid } from '#core/errors/refusal'
import type { LineAmounts } from '#tax/taxes'
import { netOf, taxRateOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import { creditBetween, creditedPart, takenOf, type Taken } from '#purchasing/credits/credited_part'
import type { NewSupplierCreditNote } from '#purchasing/validators/supplier_credit_note'

/** `quantity` is zero for an amount. `before` and `after` are what credit notes took of the line. */
export type CreditedLine = {
  line: BillLine
  quantity: Big
  amounts: LineAmounts
  before: Taken
  after: Taken
}

type Asked = Pick<NewSupplierCreditNote, 'items' | 'amounts' | 'net'>

/**
 * Units of `items`, `amounts` of lines, `net` over all; all units that went back without them. 422
 * NOT_FOUND; 409 INSUFFICIENT_QUANTITY for units that did not go back, INSUFFICIENT_AMOUNT.
 */
export function creditedLines(lines: readonly BillLine[], asked: Asked): CreditedLine[] {
  if (asked.amounts) return byAmounts(lines, asked.amounts)
  if (asked.net) return byNet(lines, asked.net)
  const left = new Map(lines.map((line) => [line, unitsOf(line)]))
  const credited = asked.items
    ? takeEach(asked.items.flatMap((item, index) => byUnits(lines, item, { index, left })))
    : lines.flatMap((line) => takeUnits({ line, units: left.get(line)!, field: 'items' }))
  if (!credited.length)
    throw conflict('INSUFFICIENT_QUANTITY', 'No unit of this bill went back and was not credited')
  return credited
}

/** Units of an order are credited after they went back; those of other lines go with the note. */
const unitsOf = ({ quantity, creditedQuantity, receivedQuantity, purchaseOrderLineId }: BillLine) =>
  quantity.minus(creditedQuantity).minus(purchaseOrderLineId ? receivedQuantity : zero)

const BILL = {
  name: 'the bill',
  alias: 'billLineId',
  prices: (line: BillLine) => ({
    unitCost: line.unitCost,
    discountRate: line.discountRate,
    taxRate: taxRateOf(line),
  }),
}

type Item = NonNullable<Asked['items']>[number]
type Units = { line: BillLine; units: Big; field: string }

function byUnits(
  lines: readonly BillLine[],
  item: Item,
  { index, left }: { index: number; left: Map<BillLine, Big> }
): Units[] {
  const named = linesNamed(lines as (BillLine & { productId: string })[], item, index, BILL)
  const available = sum(named.map((line) => left.get(line)!))
  if (item.quantity.gt(available))
    throw conflict(
      'INSUFFICIENT_QUANTITY',
      `Only ${available} of this line can be credited, and ${item.quantity} were requested: ` +
        `return goods of an order first`,
      {
        field: `items.${index}.quantity`,
        available: available.toNumber(),
        requested: item.quantity.toNumber(),
      }
    )
  let open = item.quantity
  return named.map((line) => {
    const room = left.get(line)!
    const units = open.lt(room) ? open : room
    open = open.minus(units)
    left.set(line, room.minus(units))
    return { line, units, field: `items.${index}.quantity` }
  })
}

/** A line that several items name is taken once. */
function takeEach(all: readonly Units[]): CreditedLine[] {
  const byLine = [...Map.groupBy(all, ({ line }) => line).values()]
  return byLine.flatMap((own) =>
    takeUnits({ ...own.at(-1)!, units: sum(own.map(({ units }) => units)) })
  )
}

/** 409 INSUFFICIENT_AMOUNT where amounts took so much that the units are worth more than is left. */
function takeUnits({ line, units, field }: Units): CreditedLine[] {
  if (units.lte(0)) return []
  const before = takenOf(line)
  const after = { ...before, units: before.units.plus(units) }
  const whole = creditBetween(line, { ...before, byAmount: zero }, { ...after, byAmount: zero })
  mustBeLeft(netLeft(line), netOf(whole), field)
  return [{ line, quantity: units, amounts: creditBetween(line, before, after), before, after }]
}

function byAmounts(
  lines: readonly BillLine[],
  amounts: NonNullable<Asked['amounts']>
): CreditedLine[] {
  const seen = new Set<BillLine>()
  return amounts.map(({ lineId, billLineId, net }, index) => {
    const field = `amounts.${index}.${lineId ? 'lineId' : 'billLineId'}`
    const line = lines.find(({ id }) => id === (lineId ?? billLineId))
    if (!line) throw invalid(field, 'NOT_FOUND', 'There is no such line on the bill.')
    if (seen.has(line))
      throw invalid(field, 'DUPLICATE', 'This line stands twice: add the amounts.')
    seen.add(line)
    mustBeLeft(netLeft(line), net, `amounts.${index}.net`)
    return takeAmount(line, net)
  })
}

function byNet(lines: readonly BillLine[], net: Big): CreditedLine[] {
  const left = lines.map(netLeft)
  mustBeLeft(sum(left), net, 'net')
  const shares = sharesOf(net, left)
  return lines.flatMap((line, index) =>
    shares[index].gt(0) ? [takeAmount(line, shares[index])] : []
  )
}

function takeAmount(line: BillLine, net: Big): CreditedLine {
  const before = takenOf(line)
  const after = { ...before, byAmount: before.byAmount.plus(net) }
  return { line, quantity: zero, amounts: creditBetween(line, before, after), before, after }
}

const netLeft = (line: BillLine) =>
  netOf(line.amounts).minus(netOf(creditedPart(line, takenOf(line))))

function mustBeLeft(available: Big, requested: Big, field: string) {
  if (requested.lte(available)) return
  throw conflict(
    'INSUFFICIENT_AMOUNT',
    `Only ${shownAmount(available)} before tax can still be credited, and ` +
      `${shownAmount(requested)} was requested`,
    { field, available: inJson(available), requested: inJson(requested) }
  )
}
