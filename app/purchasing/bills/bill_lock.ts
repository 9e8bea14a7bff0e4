/** Locks a bill for a change: its order and its supplier first, in one batch. */
import { Current } from '#core/context/current'
import { selects, type DatabaseRow } from '#core/database/query'
import { notFound } from '#core/errors/refusal'
import { modelOf } from '#core/lucid/deferred_update'
import { feedLedger, ledgerReads } from '#accounting/ledger'
import { billLinesStatement, lineOf } from '#purchasing/bills/lines/stored_lines'
import type { BillLine } from '#purchasing/bills/lines/bill_line'
import Bill from '#purchasing/models/bill'
import PurchaseOrder from '#purchasing/models/purchase_order'

export type LockedBill = {
  bill: Bill
  lines: BillLine[]
  order: PurchaseOrder | null
  /** The row of the supplier, which is locked exclusively: bills of one supplier wait for one another. */
  supplier: DatabaseRow
}

const COLUMNS = 'id, name, tax_id AS taxId, third_party_id AS thirdPartyId'

/** 404 when the bill is missing. */
export async function lockBill(id: string): Promise<LockedBill> {
  const { tenantId } = Current
  const of = (column: string) =>
    `(SELECT b.${column} FROM bills b WHERE b.tenant_id = ? AND b.id = ?)`
  const [orders, suppliers, [row], lines, ledger] = await selects([
    [
      `SELECT * FROM purchase_orders WHERE tenant_id = ? AND id = ${of('purchase_order_id')} FOR UPDATE`,
      [tenantId, tenantId, id],
    ],
    [
      `SELECT ${COLUMNS} FROM suppliers WHERE tenant_id = ? AND id = ${of('supplier_id')} FOR UPDATE`,
      [tenantId, tenantId, id],
    ],
    ['SELECT * FROM bills WHERE tenant_id = ? AND id = ? FOR UPDATE', [tenantId, id]],
    billLinesStatement(id),
    ledgerReads(),
  ])
  if (!row) throw notFound()
  feedLedger(ledger)

  const bill: Bill = modelOf(Bill, row)
  return {
    bill,
    lines: lines.map(lineOf),
    order: await orderOf(bill, orders),
    supplier: await supplierOf(bill, suppliers),
  }
}

/** A draft may have moved to another order or supplier while this waited. */
async function orderOf({ purchaseOrderId }: Bill, found: DatabaseRow[]) {
  if (!purchaseOrderId) return null
  const row = found.find(({ id }) => id === purchaseOrderId)
  if (row) return modelOf(PurchaseOrder, row) as PurchaseOrder
  return PurchaseOrder.query().where('id', purchaseOrderId).forUpdate().first()
}

async function supplierOf({ supplierId }: Bill, found: DatabaseRow[]): Promise<DatabaseRow> {
  const row = found.find(({ id }) => id === supplierId)
  if (row) return row
  const [[supplier]] = await selects([
    [
      `SELECT ${COLUMNS} FROM suppliers WHERE tenant_id = ? AND id = ? FOR UPDATE`,
      [Current.tenantId, supplierId],
    ],
  ])
  return supplier
}
