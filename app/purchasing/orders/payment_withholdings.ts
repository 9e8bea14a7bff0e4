/** Withholdings of a payment to a supplier; they come on top of the money. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { zero } from '#core/primitives/decimal'
import {
  knownWithholdings,
  NO_WITHHOLDINGS,
  withheldByPayment,
  withholdingsOf,
  type AskedWithholdings,
  type KeptWithholdings,
  type WithheldBefore,
} from '#tax/withholdings'
import { byConcept, conceptIn, withheldByPaymentsOf } from '#purchasing/payments/withheld_parts'
import { partOf } from '#purchasing/orders/line_parts'
import { linesOf } from '#purchasing/orders/lines'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import type { Party } from '#purchasing/orders/opened_order'
import { linesToWithhold } from '#purchasing/orders/lines_to_withhold'

type Paying = { amount: Big; day: string; party: Party }

/**
 * The withholdings that a payment asks for; the setting of the company is for receipts. A concept
 * alone is computed of what came in and was not withheld by it, in proportion to the payment: all of
 * it when the money and the withholdings settle the order. `base` and `amount` are taken as said, up to
 * what is left. Errors of `withheldByPayment` and `withholdingsOf`.
 */
export async function withheldOfPayment(
  order: PurchaseOrder,
  asked: AskedWithholdings,
  { amount, day, party }: Paying
): Promise<KeptWithholdings> {
  if (!asked.withholdings?.length && !asked.autoWithholdings) return NO_WITHHOLDINGS

  const lines = await receivedLines(order)
  const whole = await withholdingsOf({
    ...{ asked, direction: 'PRACTISED', lines, day },
    thirdPartyId: party.thirdPartyId,
    isPayment: true,
  })
  const { settings } = await knownWithholdings()
  const withheld = withheldByPayment(whole.lines, {
    ...{ lines, amount, asked: asked.withholdings, balance: order.balance },
    before: await withheldBefore(order),
    rounding: settings.withholdingRounding,
  })
  return { ...whole, asked: null, auto: null, lines: withheld }
}

/** Received lines, less returns. */
export async function receivedLines({ id }: PurchaseOrder) {
  const lines = (await linesOf(id)).filter(({ receivedQuantity }) => receivedQuantity.gt(0))
  const services = await rows(
    'SELECT id FROM products WHERE tenant_id = ? AND is_service = 1 AND id IN (?)',
    [Current.tenantId, lines.map(({ productId }) => productId)]
  )
  const areServices = new Set(services.map((product) => product.id))
  return linesToWithhold(
    lines.map((line) => ({
      line,
      amounts: partOf(line, zero, line.receivedQuantity),
      isService: areServices.has(line.productId),
    }))
  )
}

/** By concept, what receipts and payments of the order have withheld; receipts have its id. */
export async function withheldBefore({
  id,
  withheldTotal: standing,
}: PurchaseOrder): Promise<WithheldBefore> {
  if (standing.eq(0)) return new Map()
  const { tenantId } = Current
  const found = await rows(
    `SELECT w.concept_id AS conceptId, SUM(w.sign * w.base) AS base, SUM(w.sign * w.amount) AS amount
       FROM withholding_lines w WHERE w.tenant_id = ? AND w.document_id = ?
      GROUP BY w.concept_id`,
    [tenantId, id]
  )
  const paid = await withheldByPaymentsOf('purchase_order_id', id)
  return byConcept([...found.map(conceptIn), ...paid])
}
