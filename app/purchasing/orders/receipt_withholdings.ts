/** Withholdings of receipts, and the part of them that a return takes back. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { zero } from '#core/primitives/decimal'
import type { ReceiptPosting } from '#accounting/ledger'
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
 * so that a return takes its part back. Billed units are withheld by their bill. Errors of
 * `withholdingsOf`.
 */
export async function withheldByReceipt(
  all: readonly Part[],
  { withholdings, autoWithholdings }: AskedWithholdings,
  { day, party, posting }: { day: string; party: Party; posting: ReceiptPosting }
): Promise<KeptWithholdings> {
  const parts = all.filter(({ isBilled }) => !isBilled)
  if (posting === 'ACCRUAL' || !parts.length) return onTheBill({ withholdings, autoWithholdings })
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

/** 422 INVALID for withholdings of a receipt by which nothing is owed. */
function onTheBill({ withholdings, autoWithholdings }: AskedWithholdings): KeptWithholdings {
  if (withholdings?.length || autoWithholdings)
    throw invalid(
      withholdings?.length ? 'withholdings' : 'autoWithholdings',
      'INVALID',
      'Nothing is owed by this receipt, but by the bill: withhold there'
    )
  return NO_WITHHOLDINGS
}

/**
 * The part of the order's withholdings for the units of `back`, in proportion to the units that
 * were received and unbilled before; the last units take the rest. `lines` are the order's after the return.
 */
export async function takenBackOf(
  order: PurchaseOrder,
  lines: readonly Line[],
  back: readonly Part[]
): Promise<KeptWithholding[]> {
  if (order.withheldTotal.eq(order.billedWithheld) || !back.length) return []
  const partBy = new Map(back.map((part) => [part.line.id, part]))
  const returned = lines.map((line) => {
    const part = partBy.get(line.id)
    const amounts = partOf(
      line,
      line.matchedQuantity,
      line.receivedQuantity.plus(part?.quantity ?? 0)
    )
    const isService = part?.isService ?? false
    const whole = withholdable({ line, amounts, isService })
    const none = { ...whole, net: zero, vat: zero, total: zero }
    return { line: whole, before: none, after: part ? withholdable(part) : none }
  })
  const { settings } = await knownWithholdings()
  return portionsOf(await standingOf(order), returned, settings.withholdingRounding)
}

/**
 * The part of the receipts' withholdings for units that a bill takes over, by line. `lines` are the
 * order's after they were counted as matched.
 */
export async function takenOverOf(
  order: PurchaseOrder,
  lines: readonly Line[],
  units: ReadonlyMap<string, Big>
): Promise<KeptWithholding[]> {
  if (order.withheldTotal.eq(order.billedWithheld)) return []
  const taken = lines.map((line) => {
    const from = line.matchedQuantity.minus(units.get(line.id) ?? 0)
    const of = (to: Big) =>
      withholdable({ line, amounts: partOf(line, from, to), isService: false })
    const [whole, after] = [of(line.receivedQuantity), of(line.matchedQuantity)]
    return { line: whole, before: { ...whole, net: zero, vat: zero, total: zero }, after }
  })
  const { settings } = await knownWithholdings()
  return portionsOf(await standingOf(order), taken, settings.withholdingRounding)
}

/** Amounts that receipts withheld, and that neither returns took back nor bills took over, by concept. */
async function standingOf({ id }: PurchaseOrder): Promise<KeptWithholding[]> {
  const found = await rows(
    `SELECT type, withholdings FROM purchase_receipts
      WHERE tenant_id = ? AND purchase_order_id = ? AND withholdings IS NOT NULL
     UNION ALL SELECT 'BILL', taken_withholdings FROM bills
      WHERE tenant_id = ? AND purchase_order_id = ? AND taken_withholdings IS NOT NULL
        AND status NOT IN ('DRAFT', 'VOID')`,
    [Current.tenantId, id, Current.tenantId, id]
  )
  const standing = new Map<string, KeptWithholding>()
  for (const { type, withholdings } of found)
    for (const one of withholdingsIn(withholdings).lines) {
      const before = standing.get(one.conceptId)
      const sign = type === 'RECEIPT' ? 1 : -1
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
