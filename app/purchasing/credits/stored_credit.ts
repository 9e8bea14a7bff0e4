/** A credit note with its lines and its bill, locked to be taken back. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { notFound } from '#core/errors/refusal'
import { modelOf } from '#core/lucid/deferred_update'
import { costTaxOf, lineTaxesOf } from '#tax/taxes'
import { lockBill, type LockedBill } from '#purchasing/bills/bill_lock'
import type { BillLine } from '#purchasing/bills/lines/bill_line'
import SupplierCreditNote from '#purchasing/models/supplier_credit_note'

/** `inventory` and `sales` are what it took off the stock and off cost of sales. */
export type StoredCreditLine = {
  line: BillLine
  quantity: Big
  net: Big
  total: Big
  /** `net` with the tax that is not deductible. */
  cost: Big
  inventory: Big
  sales: Big
}

export type StoredCredit = LockedBill & {
  note: SupplierCreditNote
  /** All credit notes of the bill, oldest first. */
  notes: SupplierCreditNote[]
  credited: StoredCreditLine[]
}

/** Locks the order, the supplier, the bill, then its credit notes. 404. */
export async function lockStoredCredit(id: string): Promise<StoredCredit> {
  const { tenantId } = Current
  const [found] = await rows(
    'SELECT bill_id AS billId FROM supplier_credit_notes WHERE tenant_id = ? AND id = ?',
    [tenantId, id]
  )
  if (!found) throw notFound()
  const locked = await lockBill(found.billId)
  const all = await rows(
    'SELECT * FROM supplier_credit_notes WHERE tenant_id = ? AND bill_id = ? ORDER BY id FOR UPDATE',
    [tenantId, found.billId]
  )
  const own = await rows(
    'SELECT * FROM supplier_credit_note_lines WHERE tenant_id = ? AND credit_note_id = ? ORDER BY position',
    [tenantId, id]
  )
  const notes = all.map((row) => modelOf(SupplierCreditNote, row) as SupplierCreditNote)
  return {
    ...locked,
    notes,
    note: notes.find((one) => one.id === id)!,
    credited: own.map((row) => lineOf(row, locked.lines)),
  }
}

function lineOf(row: DatabaseRow, lines: readonly BillLine[]): StoredCreditLine {
  const [net, tax] = [new Big(row.subtotal), new Big(row.tax)]
  const taxes = lineTaxesOf(row.taxes, { taxRate: new Big(0), net, tax })
  const total = new Big(row.total)
  return {
    line: lines.find(({ id }) => id === row.bill_line_id)!,
    quantity: new Big(row.quantity),
    ...{ net, total },
    cost: net.plus(costTaxOf({ taxes })),
    inventory: new Big(row.inventory_amount),
    sales: new Big(row.sales_amount),
  }
}
