/** The field `allocations` of credit notes, in the order in which they were made. */
import { jsonOf } from '#core/database/columns'
import { out } from '#core/resources/transformer'

const properties = {
  id: { type: 'string', format: 'uuid' },
  invoiceId: { type: 'string', format: 'uuid' },
  invoiceNumber: { type: 'integer' },
  invoiceFiscalNumber: { type: ['string', 'null'] },
  amount: { type: 'number' },
  date: { type: 'string', format: 'date' },
  voidedOn: { type: ['string', 'null'], format: 'date' },
}

const NAMES = Object.keys(properties)

const SQL = `(SELECT JSON_ARRAYAGG(JSON_ARRAY(a.id, a.invoice_id, i.number, i.fiscal_number, a.amount,
           a.date, a.voided_on))
   FROM allocations a FORCE INDEX (allocations__credit_note_id__id)
   STRAIGHT_JOIN invoices i ON i.tenant_id = a.tenant_id AND i.id = a.invoice_id
  WHERE a.tenant_id = t.tenant_id AND a.credit_note_id = t.id)`

export const allocationsOfCredit = () => ({
  ...out.json<object[]>(
    { type: 'array', items: { type: 'object', properties, required: NAMES } },
    { sql: SQL, initial: [] }
  ),
  read: (found: unknown) =>
    ((jsonOf(found ?? null) ?? []) as unknown[][])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
      .map((values) => Object.fromEntries(NAMES.map((name, index) => [name, values[index]]))),
})
