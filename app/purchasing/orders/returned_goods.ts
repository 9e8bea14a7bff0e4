/** The entry, tax lines and withholding lines of goods that go back. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { conceptOf } from '#accounting/concepts'
import { debit, post, type Line as JournalLine } from '#accounting/ledger'
import { taxPostings } from '#tax/taxes'
import {
  withheldTotal,
  withholdingPostings,
  writeWithholdingLines,
  type KeptWithholding,
} from '#tax/withholdings'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import type { Party } from '#purchasing/orders/opened_order'
import { debitsOf, writeTaxLinesOf } from '#purchasing/orders/purchase_lines'
import { totalOf, type Part } from '#purchasing/orders/receipts'

/** `stockCost` is what the goods cost in stock, `cost` in the order. */
export type PartBack = Part & { stockCost: Big }

type Return = {
  parts: readonly PartBack[]
  withheld: readonly KeptWithholding[]
  day: string
  party: Party
  receiptId: string
}

/** Posts a return; what the goods cost otherwise in stock is cost of sales. */
export async function postReturn(
  order: PurchaseOrder,
  { parts, withheld, day, party, receiptId }: Return
) {
  const { thirdPartyId, personKind } = party
  const goods = parts.filter(({ isService }) => !isService)
  const services = parts.filter(({ isService }) => isService)
  const difference = sum(goods.map(({ stockCost, cost }) => stockCost.minus(cost)))

  const { id: entryId } = await post({
    type: 'PURCHASE',
    concept: conceptOf('order_returned', { number: order.number }),
    reference: order.id,
    date: day,
    thirdPartyId,
    keepsCostCenters: true,
    lines: [
      debit('payable', totalOf(parts).minus(withheldTotal(withheld))),
      ...creditsOf('inventory', goods, ({ stockCost }) => stockCost),
      ...creditsOf('expense', services, ({ cost }) => cost),
      ...(await taxPostings(
        parts.map(({ amounts }) => amounts),
        'PURCHASE',
        -1
      )),
      debit('cost_of_sales', difference),
      ...(await withholdingPostings(withheld, 'PRACTISED', -1)),
    ],
  })
  await writeTaxLinesOf(parts, {
    ...{ documentType: 'PURCHASE_RETURN', documentId: receiptId },
    ...{ day, sign: -1, thirdPartyId, entryId },
  })
  await writeWithholdingLines({
    ...{ documentType: 'PURCHASE_RETURN', documentId: order.id, direction: 'PRACTISED' },
    ...{ day, sign: -1, thirdPartyId, entryId, personKind },
    withholdings: withheld,
  })
}

const creditsOf = (
  role: 'inventory' | 'expense',
  parts: readonly PartBack[],
  costOf: (part: PartBack) => Big
): JournalLine[] =>
  debitsOf(
    role,
    parts.map((part) => ({ costCenterId: part.line.costCenterId, cost: costOf(part).neg() }))
  )
