/** Receipts and returns under ACCRUAL: goods against the account of goods received, without tax. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { conceptOf } from '#accounting/concepts'
import { credit, debit, post } from '#accounting/ledger'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import type { Party } from '#purchasing/orders/opened_order'
import { debitsOf } from '#purchasing/orders/purchase_lines'
import type { Part } from '#purchasing/orders/receipts'
import type { PartBack } from '#purchasing/orders/returned_goods'

/** Counts the cost of what came in (1) or went back (-1) on each line. */
export function accrue(parts: readonly Part[], sign: 1 | -1) {
  for (const { line, cost } of parts) line.accruedCost = line.accruedCost.plus(cost.times(sign))
}

type Accrued<P> = { parts: readonly P[]; day: string; party: Party }

/** Dr inventory and expenses / Cr goods_received. */
export async function postAccrued(order: PurchaseOrder, { parts, day, party }: Accrued<Part>) {
  await post({
    ...of(order, 'order_received', { day, party }),
    lines: [...byRole(parts, ({ cost }) => cost), credit('goods_received', costs(parts))],
  })
}

/** Dr goods_received / Cr inventory and expenses; the difference of cost is cost of sales. */
export async function postAccruedReturn(
  order: PurchaseOrder,
  { parts, day, party }: Accrued<PartBack>
) {
  const difference = sum(
    parts.flatMap(({ isService, stockCost, cost }) => (isService ? [] : [stockCost.minus(cost)]))
  )
  await post({
    ...of(order, 'order_returned', { day, party }),
    lines: [
      debit('goods_received', costs(parts)),
      ...byRole(parts, (part) => (part.isService ? part.cost : part.stockCost).neg()),
      debit('cost_of_sales', difference),
    ],
  })
}

const of = (
  order: PurchaseOrder,
  concept: 'order_received' | 'order_returned',
  { day, party }: { day: string; party: Party }
) => ({
  type: 'PURCHASE' as const,
  concept: conceptOf(concept, { number: order.number }),
  reference: order.id,
  date: day,
  thirdPartyId: party.thirdPartyId,
  keepsCostCenters: true,
})

function byRole<P extends Part>(parts: readonly P[], costOf: (part: P) => Big) {
  const of = (isService: boolean) =>
    parts
      .filter((part) => part.isService === isService)
      .map((part) => ({ costCenterId: part.line.costCenterId, cost: costOf(part) }))
  return [...debitsOf('inventory', of(false)), ...debitsOf('expense', of(true))]
}

const costs = (parts: readonly Part[]): Big => sum(parts.map(({ cost }) => cost))
