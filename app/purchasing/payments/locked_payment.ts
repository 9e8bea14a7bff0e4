/** A payment with its allocations and what they settle, locked in the usual order. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { rows, selects, type Statement } from '#core/database/query'
import { modelOf } from '#core/lucid/deferred_update'
import { notFound } from '#core/errors/refusal'
import type { bankReads } from '#accounting/ledger'
import SupplierAllocation from '#purchasing/models/supplier_allocation'
import SupplierPayment from '#purchasing/models/supplier_payment'
import { lockPayables, type Locked, type Named } from '#purchasing/payments/lock_payables'
import { payeeStatement } from '#purchasing/payments/supplier'

export type LockedPayment = Locked & {
  payment: SupplierPayment
  /** All, also void ones and those that bills took over of an order's. */
  allocations: SupplierAllocation[]
}

/**
 * 404 without the payment. `named` are further documents. Bills take payments of their order over while
 * they lock the order and the supplier, and allocations and voids lock the supplier: both are locked
 * before the allocations are read.
 */
export async function lockPayment(
  id: string,
  { named = [], money }: { named?: readonly Named[]; money?: Parameters<typeof bankReads>[0] } = {}
): Promise<LockedPayment> {
  const orders = await rows(
    `SELECT o.id
       FROM purchase_orders o
       JOIN supplier_allocations a ON a.tenant_id = o.tenant_id AND a.purchase_order_id = o.id
      WHERE a.tenant_id = ? AND a.payment_id = ?`,
    [Current.tenantId, id]
  )
  const orderIds = [...orders.map((row) => row.id as string), ...idsOf(named, 'purchaseOrderId')]
  if (orderIds.length) await lockOrders(orderIds)
  const supplier = payeeStatement(
    '(SELECT p.supplier_id FROM supplier_payments p WHERE p.tenant_id = ? AND p.id = ?)',
    Current.tenantId,
    id
  )
  const [, known] = await selects([supplier, allocationsStatement(id)])
  const documents = known.map(({ bill_id: billId, purchase_order_id: purchaseOrderId }) => ({
    billId,
    purchaseOrderId,
  }))
  const locked = await lockPayables([...named, ...documents], {
    ...{ supplier, also: paymentStatement(id), money },
  })
  const [row] = locked.also
  if (!row) throw notFound()
  const allocations = known.map((one) => modelOf(SupplierAllocation, one) as SupplierAllocation)
  return { ...locked, payment: modelOf(SupplierPayment, row) as SupplierPayment, allocations }
}

const paymentStatement = (id: string): Statement => [
  'SELECT * FROM supplier_payments WHERE tenant_id = ? AND id = ? FOR UPDATE',
  [Current.tenantId, id],
]

const idsOf = (named: readonly Named[], key: keyof Named) => named.flatMap((one) => one[key] ?? [])

const lockOrders = (ids: readonly string[]) =>
  rows('SELECT id FROM purchase_orders WHERE tenant_id = ? AND id IN (?) ORDER BY id FOR UPDATE', [
    Current.tenantId,
    ids,
  ])

/** In the order of recording. A locking read sees what others have committed meanwhile. */
const allocationsStatement = (paymentId: string): Statement => [
  'SELECT * FROM supplier_allocations WHERE tenant_id = ? AND payment_id = ? ORDER BY id FOR UPDATE',
  [Current.tenantId, paymentId],
]

/** The money that no document and no refund has taken. */
export const freeOf = ({ unallocatedAmount, refundedAmount }: SupplierPayment): Big =>
  unallocatedAmount.minus(refundedAmount)

export const isStanding = ({ voidedOn }: SupplierAllocation) => !voidedOn
