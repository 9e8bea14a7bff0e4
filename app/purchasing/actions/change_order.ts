import { isDeepStrictEqual } from 'node:util'
import { Current } from '#core/context/current'
import { withKnownIds } from '#core/resources/document_lines'
import type { InputOf } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { defer } from '#core/database/transaction/writes'
import { askedLines } from '#purchasing/orders/asked_lines'
import {
  askedDiscount,
  discountIn,
  keptDiscount,
  type AskedTax,
  type DocumentDiscount,
  type LineTax,
} from '#tax/taxes'
import { linesOf, taxRateOf, totalsOf, writeLines, type Line } from '#purchasing/orders/lines'
import { discountedAnew } from '#purchasing/orders/order_discount'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { allowedActions } from '#purchasing/orders/purchase_order_lifecycle'
import type { updatePurchaseOrder } from '#purchasing/validators/purchase_order'

type Changes = Partial<InputOf<typeof updatePurchaseOrder>>

/**
 * Notes change at any time, other fields in a draft. Unchanged values pass. A line keeps the id
 * that it names.
 */
export async function changeOrder(
  order: PurchaseOrder,
  { items, discount: asked, ...changes }: Changes
) {
  const discount = asked === undefined ? discountIn(order.discount) : askedDiscount(asked)
  const kept = keptDiscount(discount)
  const isDiscounted = kept !== order.discount
  const present = items || isDiscounted ? await linesOf(order.id) : []
  const isOther = [
    isDiscounted,
    changes.supplierId !== undefined && changes.supplierId !== order.supplierId,
    changes.warehouseId !== undefined && changes.warehouseId !== order.warehouseId,
  ]
  if (order.status !== 'DRAFT' && (isOther.includes(true) || (items && !areSame(items, present))))
    throw notADraft(order)

  const lines =
    order.status === 'DRAFT' ? await linesAfter(present, { items, discount, ...changes }) : []
  if (!lines.length || isDeepStrictEqual(lines.map(shownOf), present.map(shownOf)))
    return deferUpdate(order, { ...changes, discount: kept })

  deferUpdate(order, { ...changes, discount: kept, ...totalsOf(lines) }, 'updated', {
    before: { items: present.map(logged) },
    after: { items: lines.map(logged) },
  })
  defer(
    `DELETE FROM purchase_order_lines WHERE tenant_id = ${Current.tenantId} AND purchase_order_id = '${order.id}'`
  )
  writeLines(order.id, lines)
}

type After = Pick<Changes, 'items' | 'supplierId' | 'warehouseId'> & {
  discount: DocumentDiscount | null
}

/** The lines that were sent, else those of the order; after the discount as it is then. */
async function linesAfter(
  present: readonly Line[],
  { items, discount, supplierId, warehouseId }: After
) {
  const asked = await askedLines({ supplierId, warehouseId, ...(items && { items, discount }) })
  return items ? withKnownIds(asked, items, present) : discountedAnew(present, discount)
}

/** Fields of a line in the audit log; what is usual is left out. */
const logged = (line: Line) => ({
  productId: line.productId,
  quantity: Number(line.quantity),
  unitCost: Number(line.unitCost),
  taxRate: Number(taxRateOf(line)),
  ...(line.amounts.taxes.some(({ kind }) => kind !== 'VAT') && {
    taxes: line.amounts.taxes.map(({ code }) => code),
  }),
  ...(line.priceIncludesTax && { priceIncludesTax: true }),
  ...(line.costCenterId && { costCenterId: line.costCenterId }),
  ...(line.amounts.discount.gt(0) && { documentDiscount: Number(line.amounts.discount) }),
})

const shownOf = (line: Line) => ({
  ...logged(line),
  total: Number(line.amounts.total),
  taxIds: line.amounts.taxes.map(({ taxId }) => taxId),
})

type Item = NonNullable<Changes['items']>[number]

/** True if the lines equal the order's; missing fields do not change. */
const areSame = (items: readonly Item[], lines: readonly Line[]) =>
  items.length === lines.length && items.every((item, index) => isSame(item, lines[index]))

const isSame = (item: Item, line: Line) =>
  item.productId === line.productId &&
  item.quantity.eq(line.quantity) &&
  (item.unitCost?.eq(line.unitCost) ?? true) &&
  (item.taxRate?.eq(taxRateOf(line)) ?? true) &&
  (item.priceIncludesTax ?? line.priceIncludesTax) === line.priceIncludesTax &&
  (item.costCenterId === undefined || item.costCenterId === line.costCenterId) &&
  (!item.taxes || areNamed(item.taxes, line.amounts.taxes))

const areNamed = (asked: readonly AskedTax[], taxes: readonly LineTax[]) =>
  asked.length === taxes.length &&
  asked.every(({ taxId, code }, index) =>
    taxId ? taxId === taxes[index].taxId : (code ?? null) === taxes[index].code
  )

function notADraft(order: PurchaseOrder) {
  return conflict(
    'INVALID_TRANSITION',
    `Lines, discount, supplier and warehouse can change only in a draft; this order is ${order.status}`,
    { currentStatus: order.status, allowedActions: allowedActions(order) }
  )
}
