/** The field `earlyDiscount` of a bill: the discount for a payment of the whole balance by a day. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { inJson } from '#core/primitives/decimal'
import { out } from '#core/resources/transformer'
import { discountAmounts, type TaxTreatment } from '#terms/payment_terms'

type ShownDiscount = { amount: number; until: string }
type Stored = [rate: number, until: string, taxTreatment: TaxTreatment, net: number, tax: number]

const FIELDS = {
  amount: { type: 'number', description: 'What it takes off. Read-only.' },
  until: { type: 'string', format: 'date', description: 'The last day for it. Read-only.' },
}

/** Before tax; the rest of `credited_amount` is tax. */
const CREDITED_NET =
  'COALESCE((SELECT SUM(l.credited_net) FROM bill_lines l WHERE l.tenant_id = t.tenant_id AND l.bill_id = t.id), 0)'

/** Nothing is offered once a part was settled. */
const IS_OFFERED = `t.early_discount_until IS NOT NULL AND t.status <> 'VOID' AND t.paid_amount = 0
         AND t.credit_received = 0 AND (t.balance > 0 OR t.status = 'DRAFT')`

const SQL = `CASE WHEN ${IS_OFFERED} THEN JSON_ARRAY(
         t.early_discount_rate, t.early_discount_until, t.early_discount_tax,
         t.subtotal - t.discount_total - ${CREDITED_NET},
         t.tax_total - t.credited_amount + ${CREDITED_NET}) END`

/** The field, for the transformer of bills. */
export const earlyDiscount = () => ({
  ...out.orNull(
    out.json<ShownDiscount | null>(
      {
        type: 'object',
        description:
          'The discount for a payment by `until` that settles all that is left; null when none is ' +
          'offered, or once a part was paid. Read-only.',
        properties: FIELDS,
        required: Object.keys(FIELDS),
      },
      { sql: SQL }
    )
  ),
  read: readDiscount,
})

function readDiscount(value: any): ShownDiscount | null {
  const found = jsonOf(value ?? null) as Stored | ShownDiscount | null
  if (!Array.isArray(found)) return found
  const [rate, until, taxTreatment, net, tax] = found
  const offered = discountAmounts(
    { rate: new Big(rate), taxTreatment },
    { net: new Big(net), tax: new Big(tax) }
  )
  return { amount: inJson(offered.net.plus(offered.tax)), until }
}
