/** The field `writeOffs` of invoices, in the order in which they were written. */
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import type { Statement } from '#core/database/query'
import { out } from '#core/resources/transformer'

const properties = {
  id: { type: 'string', format: 'uuid' },
  amount: { type: 'number' },
  date: { type: 'string', format: 'date' },
  reason: { type: 'string' },
  accountId: { type: 'string', format: 'uuid' },
  voidedOn: { type: ['string', 'null'], format: 'date' },
}
const schema = {
  type: 'array',
  items: { type: 'object', properties, required: Object.keys(properties) },
}

const SQL =
  '(SELECT JSON_ARRAYAGG(JSON_ARRAY(w.id, w.amount, w.date, w.reason, w.account_id, w.voided_on)) ' +
  'FROM write_offs w FORCE INDEX (write_offs__invoice_id__id) ' +
  'WHERE w.tenant_id = t.tenant_id AND w.invoice_id = t.id)'

export const writeOffs = () => ({
  ...out.json<object[]>(schema, { sql: SQL, initial: [] }),
  read: (found: any) =>
    ((jsonOf(found) ?? []) as unknown[][]).sort(inOrder).map((one) => ({
      ...named(one),
      amount: Number(one[1]),
    })),
})

/** The rows that `read` takes, in the order of their columns. */
export const writeOffsStatement = (invoiceId: string): Statement => [
  'SELECT id, amount, date, reason, account_id, voided_on FROM write_offs WHERE tenant_id = ? AND invoice_id = ?',
  [Current.tenantId, invoiceId],
]

const named = (values: unknown[]) =>
  Object.fromEntries(Object.keys(properties).map((name, index) => [name, values[index]]))

/** Ids are in the order of time. */
const inOrder = ([a]: unknown[], [b]: unknown[]) => (String(a) < String(b) ? -1 : 1)
