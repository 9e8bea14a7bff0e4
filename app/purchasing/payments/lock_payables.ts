/** Locks what a payment settles, in one batch: orders, supplier, bills, each by id; then the ledger. */
import { Current } from '#core/context/current'
import { selects, type DatabaseRow, type Statement } from '#core/database/query'
import { modelOf } from '#core/lucid/deferred_update'
import { invalid } from '#core/errors/refusal'
import { bankReads, feedLedger, ledgerReads } from '#accounting/ledger'
import Bill from '#purchasing/models/bill'
import PurchaseOrder from '#purchasing/models/purchase_order'
import { payableBill, payableOrder, type Payable } from '#purchasing/payments/payables'
import { payeeIn, payeeStatement, type Payee } from '#purchasing/payments/supplier'

export type Named = { billId?: string | null; purchaseOrderId?: string | null }

export type Locked = {
  payee: Payee
  payables: Map<string, Payable>
  banks: DatabaseRow[]
  /** Rows of the further statement. */
  also: DatabaseRow[]
}

type Asked = {
  /** Without it, the supplier of the first document. */
  supplier?: Statement
  money?: Parameters<typeof bankReads>[0]
  /** A further statement, after the documents. */
  also?: Statement
}

const NOTHING: Statement = ['SELECT 1 FROM DUAL WHERE 1 = 0', []]

/** Missing documents are absent from `payables`: `payableNamed` refuses them. */
export async function lockPayables(named: readonly Named[], asked: Asked = {}): Promise<Locked> {
  const ids = (key: keyof Named) => [...new Set(named.flatMap((one) => one[key] ?? []))]
  const [billIds, orderIds] = [ids('billId'), ids('purchaseOrderId')]
  const [orders, supplier, bills, also, ledger, banks = []] = await selects([
    locking('purchase_orders', orderIds, ' AND live = 1'),
    asked.supplier ?? supplierOf(named[0]),
    locking('bills', billIds),
    asked.also ?? NOTHING,
    ledgerReads(),
    ...(asked.money ? bankReads(asked.money) : []),
  ])
  feedLedger(ledger)

  const all = [
    ...orders.map((row) => payableOrder(modelOf(PurchaseOrder, row) as PurchaseOrder)),
    ...bills.map((row) => payableBill(modelOf(Bill, row) as Bill)),
  ]
  const payables = new Map(all.map((one) => [one.id, one]))
  return { payee: payeeIn(supplier), payables, banks, also }
}

/** 422 NOT_FOUND at `field` (`allocations.0`), or at the id itself. */
export function payableNamed({ payables }: Locked, named: Named, field?: string): Payable {
  const found = payables.get(named.billId ?? named.purchaseOrderId ?? '')
  if (found) return found
  const at = field ? `${field}.` : ''
  throw named.billId
    ? invalid(`${at}billId`, 'NOT_FOUND', 'There is no such bill')
    : invalid(`${at}purchaseOrderId`, 'NOT_FOUND', 'There is no such purchase order')
}

const locking = (table: string, ids: readonly string[], also = ''): Statement =>
  ids.length
    ? [
        `SELECT * FROM ${table} WHERE tenant_id = ? AND id IN (?)${also} ORDER BY id FOR UPDATE`,
        [Current.tenantId, ids],
      ]
    : NOTHING

function supplierOf(first: Named | undefined): Statement {
  if (!first) return NOTHING
  const [table, id] = first.billId
    ? ['bills', first.billId]
    : ['purchase_orders', first.purchaseOrderId]
  return payeeStatement(
    `(SELECT d.supplier_id FROM ${table} d WHERE d.tenant_id = ? AND d.id = ?)`,
    Current.tenantId,
    id
  )
}
