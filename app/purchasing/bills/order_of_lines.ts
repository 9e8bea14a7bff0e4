/** The order of a request that names lines of it alone. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'

type Named = { lineId?: string | null; purchaseOrderLineId?: string | null }

type Asked = { purchaseOrderId?: string | null; items: readonly Named[] }

/** `lineId` is the other name of `purchaseOrderLineId`; it is kept, for errors that name it. */
export const withLineNames = <I extends Named>(items: readonly I[]): I[] =>
  items.map((item) => ({ ...item, purchaseOrderLineId: item.purchaseOrderLineId ?? item.lineId }))

/** 422 NOT_FOUND on the name by which the request named the line. `at` is the line in the request. */
export const noSuchLine = ({ lineId }: Named, at: string) =>
  invalid(
    `${at}.${lineId ? 'lineId' : 'purchaseOrderLineId'}`,
    'NOT_FOUND',
    'There is no such line of a purchase order'
  )

/** Null without lines of an order. 422 NOT_FOUND for an unknown line, CONTRADICTION for several orders. */
export async function orderIdOf({ purchaseOrderId, items }: Asked): Promise<string | null> {
  const lineIds = items.flatMap(({ purchaseOrderLineId: id }) => id ?? [])
  if (purchaseOrderId || !lineIds.length) return purchaseOrderId ?? null

  const found = await rows(
    `SELECT l.line_id AS lineId, l.purchase_order_id AS id
       FROM purchase_order_lines l
       JOIN purchase_orders o ON o.tenant_id = l.tenant_id AND o.id = l.purchase_order_id
      WHERE l.tenant_id = ? AND l.line_id IN (?) AND o.live = 1`,
    [Current.tenantId, lineIds]
  )
  for (const [index, item] of items.entries()) {
    const { purchaseOrderLineId: id } = item
    if (id && !found.some(({ lineId }) => lineId === id)) throw noSuchLine(item, `items.${index}`)
  }
  if (found.some(({ id }) => id !== found[0].id))
    throw invalid(
      'items',
      'CONTRADICTION',
      'The lines are of several purchase orders: a bill is of one'
    )
  return found[0].id
}
