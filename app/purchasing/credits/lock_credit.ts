/** Locks a credit note of a supplier: the supplier, then bills by id, then the note. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { rows, selects } from '#core/database/query'
import { modelOf } from '#core/lucid/deferred_update'
import { pathId } from '#core/endpoints/operations'
import { notFound } from '#core/errors/refusal'
import SupplierAllocation from '#purchasing/models/supplier_allocation'
import type Bill from '#purchasing/models/bill'
import SupplierCreditNote from '#purchasing/models/supplier_credit_note'
import { lockPayables, type Locked, type Named } from '#purchasing/payments/lock_payables'
import { payeeStatement } from '#purchasing/payments/supplier'

type LockedCredit = Locked & {
  note: SupplierCreditNote
  /** All credit notes of the bill. */
  notes: SupplierCreditNote[]
  source: Bill
  allocations: SupplierAllocation[]
}

/**
 * 404 without the credit note. `named` are further bills. All that allocates credit locks the supplier,
 * which is locked before the allocations are read.
 */
export async function lockCredit(id: string, named: readonly Named[] = []): Promise<LockedCredit> {
  const { tenantId } = Current
  const [found] = await rows(
    'SELECT bill_id AS billId FROM supplier_credit_notes WHERE tenant_id = ? AND id = ?',
    [tenantId, id]
  )
  if (!found) throw notFound()
  const supplier = payeeStatement(
    '(SELECT n.supplier_id FROM supplier_credit_notes n WHERE n.tenant_id = ? AND n.id = ?)',
    ...[tenantId, id]
  )
  const [, allocations] = await selects([
    supplier,
    [
      'SELECT * FROM supplier_allocations WHERE tenant_id = ? AND credit_note_id = ? ORDER BY id FOR UPDATE',
      [tenantId, id],
    ],
  ])
  const known = allocations.map(({ bill_id: billId }) => ({ billId }))
  const locked = await lockPayables([found, ...known, ...named], {
    supplier,
    also: [
      'SELECT * FROM supplier_credit_notes WHERE tenant_id = ? AND bill_id = ? ORDER BY id FOR UPDATE',
      [tenantId, found.billId],
    ],
  })
  const notes = locked.also.map((row) => modelOf(SupplierCreditNote, row) as SupplierCreditNote)
  return {
    ...locked,
    notes,
    note: notes.find((one) => one.id === id)!,
    source: locked.payables.get(found.billId)!.bill!,
    allocations: allocations.map((row) => modelOf(SupplierAllocation, row) as SupplierAllocation),
  }
}

/** The credit note in the path of an action. */
export const creditInPath = async (ctx: HttpContext) => (await lockCredit(pathId(ctx))).note
