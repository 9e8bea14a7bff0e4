/** Allocations within their payment: one JSON value of the database. */
import { jsonOf } from '#core/database/columns'
import { out } from '#core/resources/transformer'

const properties = {
  id: { type: 'string', format: 'uuid' },
  invoiceId: { type: 'string', format: 'uuid' },
  invoiceNumber: { type: 'integer' },
  invoiceFiscalNumber: { type: ['string', 'null'] },
  amount: { type: 'number' },
  withheldAmount: { type: 'number' },
  date: { type: 'string', format: 'date' },
  voidedOn: { type: ['string', 'null'], format: 'date' },
}

const NAMES = Object.keys(properties)

const SQL = `(SELECT JSON_ARRAYAGG(JSON_ARRAY(a.id, a.invoice_id, i.number, i.fiscal_number, a.amount,
           a.withheld_amount, a.date, a.voided_on))
   FROM allocations a FORCE INDEX (allocations__payment_id__id)
   STRAIGHT_JOIN invoices i ON i.tenant_id = a.tenant_id AND i.id = a.invoice_id
  WHERE a.tenant_id = t.tenant_id AND a.payment_id = t.id)`

/** The field `allocations` of a payment, in the order in which they were made. */
export const allocationsOf = () => ({
  ...out.json<object[]>(
    {
      type: 'array',
      description:
        'The invoices that it settles, and those that it did until `voidedOn`. Read-only.',
      items: { type: 'object', properties, required: NAMES },
    },
    { sql: SQL }
  ),
  initial: [] as object[],
  read: (value: unknown) => {
    const found = (jsonOf(value ?? null) ?? []) as unknown[]
    if (!Array.isArray(found[0])) return found as object[]
    return (found as unknown[][])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
      .map((values) => Object.fromEntries(NAMES.map((name, index) => [name, values[index]])))
  },
})
