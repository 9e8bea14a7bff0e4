/** Units of an order that bills have taken over: they come and go at the price of the bill. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { defer } from '#core/database/transaction/writes'
import { zero } from '#core/primitives/decimal'
import type { ReceiptPosting } from '#accounting/ledger'
import { portionOfLine, type LineAmounts } from '#tax/taxes'
import { netOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import { lineOf } from '#purchasing/bills/lines/stored_lines'
import type { Line } from '#purchasing/orders/lines'

type Of = { billId: string; line: BillLine; posting: ReceiptPosting; isChanged: boolean }

/** Units with their amounts at the price of a bill, and the way in which its receipts were posted. */
export type BilledPart = { quantity: Big; amounts: LineAmounts; posting: ReceiptPosting }

/**
 * The lines of standing bills of a locked order. Bills are posted, voided and credited under the lock
 * of their order, so these rows stay as they are.
 */
export class BilledUnits {
  constructor(private readonly all: readonly Of[]) {}

  /** Of units that come in, those that are billed and not here, the oldest bill first. */
  comeIn(orderLine: Line, quantity: Big): BilledPart[] {
    return this.#move(this.#of(orderLine), quantity, ({ quantity: all, ...line }) =>
      all.minus(line.creditedQuantity).minus(line.receivedQuantity)
    )
  }

  /** Of units that go back, those that are billed and here, the newest bill first. */
  goBack(orderLine: Line, quantity: Big): BilledPart[] {
    return this.#move(
      this.#of(orderLine).toReversed(),
      quantity,
      (line) => line.receivedQuantity,
      -1
    )
  }

  /** Deferred: the units of each line that are here now. */
  write() {
    for (const { billId, line } of this.all.filter(({ isChanged }) => isChanged))
      defer(
        'UPDATE bill_lines SET received_quantity = ? WHERE tenant_id = ? AND bill_id = ? AND position = ?',
        [line.receivedQuantity.toFixed(), Current.tenantId, billId, line.position]
      )
  }

  #of({ id }: Line) {
    return this.all.filter(({ line }) => line.purchaseOrderLineId === id)
  }

  #move(
    lines: readonly Of[],
    quantity: Big,
    roomOf: (line: BillLine) => Big,
    sign: 1 | -1 = 1
  ): BilledPart[] {
    const parts: BilledPart[] = []
    let rest = quantity
    for (const one of lines) {
      const room = roomOf(one.line)
      const units = rest.lt(room) ? rest : room
      if (units.lte(0)) continue
      const before = one.line.receivedQuantity
      one.line.receivedQuantity = before.plus(units.times(sign))
      one.isChanged = true
      const [from, to] = sign > 0 ? [before, before.plus(units)] : [before.minus(units), before]
      const amounts = billedPart(one.line, from, to)
      parts.push({ quantity: units, amounts, posting: one.posting })
      rest = rest.minus(units)
    }
    return parts
  }
}

/** The amounts of the units from `from` to `to` of a bill's line, with their discount taken off. */
export function billedPart(line: BillLine, from: Big, to: Big): LineAmounts {
  const { amounts, quantity, priceIncludesTax } = line
  const part = portionOfLine({ ...amounts, quantity, includesTax: priceIncludesTax }, from, to)
  return { ...part, subtotal: netOf(part), discount: zero }
}

/** Costs no statement for an order of which nothing is billed. */
export async function billedUnitsOf(orderId: string, lines: readonly Line[]): Promise<BilledUnits> {
  if (!lines.some(({ billedQuantity }) => billedQuantity.gt(0))) return new BilledUnits([])
  const found = await rows(
    `SELECT l.*, b.receipt_posting FROM bill_lines l
       JOIN bills b ON b.tenant_id = l.tenant_id AND b.id = l.bill_id
      WHERE l.tenant_id = ? AND l.purchase_order_id = ? AND b.status NOT IN ('DRAFT', 'VOID')
      ORDER BY b.internal_number, l.position`,
    [Current.tenantId, orderId]
  )
  return new BilledUnits(
    found.map((row) => ({
      ...{ billId: row.bill_id, line: lineOf(row), isChanged: false },
      posting: row.receipt_posting ?? 'PAYABLE',
    }))
  )
}
