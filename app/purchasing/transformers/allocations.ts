/** Allocations within their payment or credit note: one JSON value of the database. */
import { jsonOf } from '#core/database/columns'
import { out } from '#core/resources/transformer'

const id = { type: 'string', format: 'uuid' }
const orNull = (schema: object) => ({ ...schema, type: ['string', 'null'] })

const fields = {
  id,
  billId: orNull(id),
  billNumber: { type: ['string', 'null'] },
  purchaseOrderId: orNull(id),
  purchaseOrderNumber: { type: ['integer', 'null'] },
  amount: { type: 'number' },
  withheldAmount: { type: 'number' },
  date: { type: 'string', format: 'date' },
  voidedOn: orNull({ format: 'date' }),
}

/** Shares that bills took over of an order's payment are of the payment once, as the order's. */
const sqlOf = (column: string) =>
  `(SELECT JSON_ARRAYAGG(JSON_OBJECT('id', a.id, 'billId', a.bill_id, 'billNumber', b.number,
    'purchaseOrderId', a.purchase_order_id, 'purchaseOrderNumber', o.number, 'amount', a.amount,
    'withheldAmount', a.withheld_amount, 'date', a.date, 'voidedOn', a.voided_on))
  FROM supplier_allocations a
  LEFT JOIN bills b ON b.tenant_id = a.tenant_id AND b.id = a.bill_id
  LEFT JOIN purchase_orders o ON o.tenant_id = a.tenant_id AND o.id = a.purchase_order_id
  WHERE a.tenant_id = t.tenant_id AND a.${column} = t.id AND a.moved_from_id IS NULL)`

type Shown = { id: string; amount: unknown; withheldAmount: unknown; purchaseOrderNumber: unknown }

/** The field `allocations`, oldest first. */
export const allocationsOf = (column: 'payment_id' | 'credit_note_id') => ({
  ...out.json<object[]>(
    {
      type: 'array',
      items: { type: 'object', properties: fields, required: Object.keys(fields) },
    },
    { sql: sqlOf(column), initial: [] }
  ),
  read: (value: unknown) =>
    ((jsonOf(value ?? null) ?? []) as Shown[])
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((one) => ({
        ...one,
        purchaseOrderNumber:
          one.purchaseOrderNumber === null ? null : Number(one.purchaseOrderNumber),
        amount: Number(one.amount),
        withheldAmount: Number(one.withheldAmount),
      })),
})
