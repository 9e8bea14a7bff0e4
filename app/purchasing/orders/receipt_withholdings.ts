/** Withholdings of receipts, and the part of them that a return takes back. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { zero } from '#core/primitives/decimal'
import {
  knownWithholdings,
  NO_WITHHOLDINGS,
  portionsOf,
  withholdingsIn,
  withholdingsOf,
  type AskedWithholdings,
  type KeptWithholding,
  type KeptWithholdings,
} from '#tax/withholdings'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { partOf } from '#purchasing/orders/line_parts'
import type { Line } from '#purchasing/orders/lines'
import { linesToWithhold, withholdable } from '#purchasing/orders/lines_to_withhold'
import type { Party } from '#purchasing/orders/opened_order'
import type { Part } from '#purchasing/orders/receipts'

/**
 * The withholdings of a receipt: those of the request, else by the company's setting. Each names its lines,
 * so that a return takes its part back. Errors of `withholdingsOf`.
 */
export async function withheldOf(
  parts: readonly Part[],
  { withholdings, autoWithholdings }: AskedWithholdings,
  { day, party }: { day: string; party: Party }
): Promise<KeptWithholdings> {
  const found = await withholdingsOf({
    asked: { withholdings, autoWithholdings },
    direction: 'PRACTISED',
    lines: () => linesToWithhold(parts),
    day,
    thirdPartyId: party.thirdPartyId,
  })
  const ids = parts.map(({ line }) => line.id)
  return { ...found, lines: found.lines.map((one) => ({ ...one, lineIds: one.lineIds ?? ids })) }
}

/**
 * The part of the order's withholdings for the units of `back`, in proportion to what was in the
 * house before; the last units take the rest. `lines` are the order's after the return.
 */
export async function takenBackOf(
  order: PurchaseOrder,
  lines: readonly Line[],
  back: readonly Part[]
): Promise<KeptWithholding[]> {
  if (order.withheldTotal.eq(0)) return []
  const partBy = new Map(back.map((part) => [part.line.id, part]))
  const returned = lines.map((line) => {
    const part = partBy.get(line.id)
    const amounts = partOf(line, zero, line.receivedQuantity.plus(part?.quantity ?? 0))
    const isService = part?.isService ?? false
    const whole = withholdable({ line, amounts, isService })
    const none = { ...whole, net: zero, vat: zero, total: zero }
    return { line: whole, before: none, after: part ? withholdable(part) : none }
  })
  const { settings } = await knownWithholdings()
  return portionsOf(await standingOf(order), returned, settings.withholdingRounding)
}

/** Amounts that receipts withheld and returns did not take back, by concept. */
async function standingOf({ id }: PurchaseOrder): Promise<KeptWithholding[]> {
  const found = await rows(
    `SELECT type, withholdings
       FROM purchase_receipts
       WHERE tenant_id = ? AND purchase_order_id = ? AND withholdings IS NOT NULL
       ORDER BY id`,
    [Current.tenantId, id]
  )
  const standing = new Map<string, KeptWithholding>()
  for (const { type, withholdings } of found)
    for (const one of withholdingsIn(withholdings).lines) {
      const before = standing.get(one.conceptId)
      const sign = type === 'RETURN' ? -1 : 1
      standing.set(one.conceptId, {
        ...(before ?? one),
        base: one.base.times(sign).plus(before?.base ?? 0),
        amount: one.amount.times(sign).plus(before?.amount ?? 0),
        lineIds: [...new Set([...(before?.lineIds ?? []), ...(one.lineIds ?? [])])],
      })
    }
  return [...standing.values()]
}

/** The withholdings that a return stores. */
export const takenBack = (
  lines: readonly KeptWithholding[],
  { personKind }: Party
): KeptWithholdings => ({ ...NO_WITHHOLDINGS, lines, personKind })
