/** The records that a requested bill names, share-locked in one batch. */
import { Current } from '#core/context/current'
import { selects, type DatabaseRow } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import { fieldError, ValidationFailed } from '#core/input/validation'
import {
  ACCOUNT_COLUMNS,
  feedAccounts,
  feedLedger,
  ledgerReads,
  type PostingAccount,
} from '#accounting/ledger'
import { defaultOf, defaultWarehouseId } from '#inventory/stock'
import { mustBeRaisable, type Raised } from '#purchasing/bills/raised_bill'
import type { PurchaseOrderState } from '#purchasing/orders/purchase_order_lifecycle'
import { lineOf, linesStatement, type Line as OrderLine } from '#purchasing/orders/lines'

export type NamedItem = {
  lineId?: string | null
  purchaseOrderLineId?: string | null
  productId?: string | null
  categoryId?: string | null
  accountId?: string | null
}

export type Named = {
  type?: string
  supplierId: string
  relatedBillId?: string | null
  purchaseOrderId?: string | null
  warehouseId?: string | null
  items: readonly NamedItem[]
}

export type Supplier = { id: string; name: string; thirdPartyId: string | null; searched: string }

export type KnownOrder = {
  id: string
  number: number
  warehouseId: string
  status: PurchaseOrderState
}

export type Known = {
  supplier: Supplier
  order: KnownOrder | null
  orderLines: readonly OrderLine[]
  /** Those of the order also when they were deleted since. */
  products: ReadonlyMap<string, DatabaseRow>
  accounts: ReadonlyMap<string, PostingAccount>
  /** The one that is named, else that of the order, else the default; null without goods. */
  warehouseFor: (hasGoods: boolean) => Promise<string | null>
}

/**
 * Locks the order, the supplier, then the ledger and what is after it. 422 NOT_FOUND for each that is
 * missing; 409 OTHER_SUPPLIER for another supplier's order or bill, INVALID_TRANSITION for a debit note of
 * a bill that does not stand. The caller checks the state of the order.
 */
export async function knownRecords(asked: Named): Promise<Known> {
  const { tenantId } = Current
  const { items } = asked
  const products = idsOf(items.map(({ productId }) => productId))
  const [orders, suppliers, related, ledger, ordered, found, accounts, categories, warehouses] =
    await selects([
      [
        `SELECT id, number, supplier_id AS supplierId, warehouse_id AS warehouseId, status FROM purchase_orders
          WHERE tenant_id = ? AND id = ? AND live = 1 LOCK IN SHARE MODE`,
        [tenantId, asked.purchaseOrderId ?? ''],
      ],
      [
        `SELECT id, name, tax_id AS taxId, third_party_id AS thirdPartyId FROM suppliers
          WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE`,
        [tenantId, asked.supplierId],
      ],
      [
        `SELECT id, supplier_id AS supplierId, status, type FROM bills
          WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE`,
        [tenantId, asked.relatedBillId ?? ''],
      ],
      ledgerReads(),
      linesStatement(asked.purchaseOrderId ?? ''),
      [
        `SELECT p.id, p.sku, p.name, p.is_service, p.cost_price, p.tax_rate, p.taxes, p.price_includes_tax, p.live
           FROM products p WHERE p.tenant_id = ? AND ((p.live = 1 AND p.id IN (?)) OR p.id IN
             (SELECT l.product_id FROM purchase_order_lines l WHERE l.tenant_id = ? AND l.purchase_order_id = ?))
          ORDER BY p.id LOCK IN SHARE MODE`,
        [tenantId, products, tenantId, asked.purchaseOrderId ?? ''],
      ],
      [
        `SELECT ${ACCOUNT_COLUMNS} FROM accounts a
          WHERE a.tenant_id = ? AND a.id IN (?)
          ORDER BY a.id LOCK IN SHARE MODE`,
        [tenantId, idsOf(items.map(({ accountId }) => accountId))],
      ],
      [
        'SELECT id FROM categories WHERE tenant_id = ? AND id IN (?) ORDER BY id LOCK IN SHARE MODE',
        [tenantId, idsOf(items.map(({ categoryId }) => categoryId))],
      ],
      [
        'SELECT id, is_default FROM warehouses WHERE tenant_id = ? AND live = 1 ORDER BY id LOCK IN SHARE MODE',
        [tenantId],
      ],
    ])
  feedLedger(ledger)

  const missing = [
    ...missingOf([[asked.supplierId, ['supplierId']]], suppliers, 'supplier'),
    ...missingOf([[asked.purchaseOrderId, ['purchaseOrderId']]], orders, 'purchase order'),
    ...missingOf([[asked.relatedBillId, ['relatedBillId']]], related, 'bill'),
    ...missingOf([[asked.warehouseId, ['warehouseId']]], warehouses, 'warehouse'),
    ...missingIn(items, 'productId', found, 'product'),
    ...missingIn(items, 'accountId', accounts, 'account'),
    ...missingIn(items, 'categoryId', categories, 'category'),
  ]
  if (missing.length) throw new ValidationFailed(missing)
  const order = (orders[0] as KnownOrder | undefined) ?? null
  mustBeOfSupplier(asked, { order: orders[0], related: related[0] })

  const [supplier] = suppliers
  return {
    supplier: {
      ...{ id: supplier.id, name: supplier.name, thirdPartyId: supplier.thirdPartyId },
      searched: [supplier.name, supplier.taxId].filter(Boolean).join(' '),
    },
    order,
    orderLines: ordered.map(lineOf),
    products: new Map(found.map((product) => [product.id, product])),
    accounts: new Map(feedAccounts(accounts).map((account) => [account.id, account])),
    warehouseFor: async (hasGoods) =>
      asked.warehouseId ??
      order?.warehouseId ??
      (hasGoods ? await defaultWarehouseId(warehouses) : (defaultOf(warehouses) ?? null)),
  }
}

type Owned = { order: DatabaseRow | undefined; related: DatabaseRow | undefined }

function mustBeOfSupplier({ supplierId, type }: Named, { order, related }: Owned) {
  const other = (field: string, what: string) =>
    conflict('OTHER_SUPPLIER', `This ${what} is of another supplier`, { field })
  if (order?.supplierId && order.supplierId !== supplierId)
    throw other('purchaseOrderId', 'purchase order')
  if (related && related.supplierId !== supplierId) throw other('relatedBillId', 'bill')
  if (related && type !== 'DEBIT_NOTE')
    throw invalid('relatedBillId', 'CONTRADICTION', 'Only a debit note raises another bill.')
  if (related) mustBeRaisable(related as DatabaseRow & Raised)
}

/** Never empty, because SQL has no empty list. */
function idsOf(ids: readonly (string | null | undefined)[]): string[] {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))].sort()
  return wanted.length ? wanted : ['']
}

type Place = [id: string | null | undefined, path: (string | number)[]]

const missingIn = (
  items: readonly NamedItem[],
  field: 'productId' | 'accountId' | 'categoryId',
  found: readonly DatabaseRow[],
  what: string
) =>
  missingOf(
    items.map((item, index): Place => [item[field], ['items', index, field]]),
    found,
    what
  )

const missingOf = (asked: readonly Place[], found: readonly DatabaseRow[], what: string) =>
  asked.flatMap(([id, path]) =>
    id && !found.some((row) => row.id === id)
      ? [fieldError(path, 'NOT_FOUND', `There is no such ${what}`)]
      : []
  )
