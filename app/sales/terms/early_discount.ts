/** The field `earlyDiscount`: the discount for a payment of the whole balance by a day. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { inJson } from '#core/primitives/decimal'
import { out } from '#core/resources/transformer'
import { discountAmounts, type TaxTreatment } from '#terms/payment_terms'
import type { InvoiceFacts } from '#sales/models/invoice'

type ShownDiscount = { amount: number; until: string }
type Stored = [rate: number, until: string, taxTreatment: TaxTreatment, net: number, tax: number]
type Amounts = { net: Big; tax: Big }

const FIELDS = {
  amount: { type: 'number', description: 'What it takes off. Read-only.' },
  until: { type: 'string', format: 'date', description: 'The last day for it. Read-only.' },
}

const credited = (columns: string) =>
  `COALESCE((SELECT SUM(${columns}) FROM credit_notes n WHERE n.tenant_id = t.tenant_id AND n.invoice_id = t.id), 0)`

/** Nothing is offered once a part was settled. */
const IS_OFFERED = `t.early_discount_until IS NOT NULL AND t.voided_at IS NULL AND t.paid_amount = 0
         AND t.written_off_amount = 0 AND t.credit_received = 0 AND (t.balance > 0 OR t.number IS NULL)`

const SQL = `CASE WHEN ${IS_OFFERED} THEN JSON_ARRAY(
         t.early_discount_rate, t.early_discount_until, t.early_discount_tax,
         t.subtotal - t.discount_total - ${credited('n.subtotal - n.discount_total')},
         t.tax_total - ${credited('n.tax_total')}) END`

/** The field, for the transformer of invoices. */
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
  const found = jsonOf(value) as Stored | ShownDiscount | null | undefined
  if (!Array.isArray(found)) return found ?? null
  const [rate, until, taxTreatment, net, tax] = found
  return shown(new Big(rate), until, taxTreatment, { net: new Big(net), tax: new Big(tax) })
}

/** Of an invoice without credit notes and payments. */
export function newDiscount(invoice: InvoiceFacts): ShownDiscount | null {
  const { earlyDiscountRate, earlyDiscountUntil, earlyDiscountTax, voidedAt } = invoice
  const isOpen = invoice.balance.gt(0) || invoice.number === null
  if (!earlyDiscountUntil || voidedAt || !isOpen) return null
  return shown(earlyDiscountRate!, earlyDiscountUntil, earlyDiscountTax as TaxTreatment, {
    net: invoice.subtotal.minus(invoice.discountTotal),
    tax: invoice.taxTotal,
  })
}

function shown(rate: Big, until: string, taxTreatment: TaxTreatment, of: Amounts): ShownDiscount {
  const { net, tax } = discountAmounts({ rate, taxTreatment }, of)
  return { amount: inJson(net.plus(tax)), until }
}
