/** Withholdings of a payment to a supplier; they come on top of the money. */
import Big from 'big.js'
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
async function receivedLines({ id }: PurchaseOrder) {
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
async function withheldBefore({
  id,
  withheldTotal: standing,
}: PurchaseOrder): Promise<WithheldBefore> {
  if (standing.eq(0)) return new Map()
  const found = await rows(
    `SELECT concept_id AS conceptId, SUM(sign * base) AS base, SUM(sign * amount) AS amount FROM withholding_lines
      WHERE tenant_id = ? AND (document_id = ? OR document_id IN (SELECT p.id FROM supplier_payments p WHERE p.tenant_id = ? AND p.purchase_order_id = ?))
      GROUP BY concept_id`,
    [Current.tenantId, id, Current.tenantId, id]
  )
  return new Map(
    found.map(({ conceptId, base, amount }) => [
      conceptId,
      { base: new Big(base), amount: new Big(amount) },
    ])
  )
}
