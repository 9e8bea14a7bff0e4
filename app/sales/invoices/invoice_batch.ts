/** Many invoices in one transaction, locked in the order of a single one. */
import type { Batch } from '#core/resources/importable'
import { selects, type DatabaseRow } from '#core/database/query'
import { reserveNumbers } from '#core/numbering/number_series'
import type { Row } from '#core/database/sql'
import { accountsByRole, feedLedger, ledgerAndSettings } from '#accounting/ledger'
import { taxCatalog } from '#tax/taxes'
import {
  batchGoods,
  defaultOf,
  defaultWarehouseId,
  goodsOf,
  lockedWarehouses,
  lockingGoods,
  type Goods,
} from '#inventory/stock'
import { lockRangesOf } from '#numbering/fiscal_numbers'
import {
  customerOf,
  customersStatement,
  keepBalance,
  writeBalances,
  type Customer,
} from '#sales/customer'
import { createInvoice } from '#sales/actions/create_invoice'
import { rulesOf, type SaleParts } from '#sales/invoices/sale'
import type { NewInvoice } from '#sales/validators/invoice'

export async function batchInvoices(invoices: readonly NewInvoice[]): Promise<Batch> {
  const productIds = invoices.flatMap(({ items }) => items.map(({ productId }) => productId))
  const named = invoices.every(({ warehouseId }) => warehouseId)
    ? invoices.map(({ warehouseId }) => warehouseId!)
    : undefined
  const [found, rules, products, all] = await selects([
    customersStatement([...new Set(invoices.map(({ customerId }) => customerId))]),
    ledgerAndSettings(),
    ...lockingGoods(productIds, named),
  ])
  feedLedger(rules)
  const places = await lockedWarehouses(all, named && [...new Set(named)].sort())
  await accountsByRole()
  await taxCatalog()

  const customers = found.map((row) => keepBalance(customerOf(row)))
  const fallback = named
    ? []
    : await defaultAmong(places, invoices.some(({ draft }) => !draft) ? products : [])
  const warehouses = [...places, ...fallback]
  const goods = goodsOf(products, warehouses)
  const writeGoods = batchGoods(goods)
  const read = {
    customers: byId(customers),
    products: byId(products),
    warehouses: byId(warehouses),
    fallback,
    goods,
    ...rulesOf(rules),
  }

  const issued = invoices.filter(({ draft }) => !draft)
  await lockRangesOf(
    'INVOICE',
    issued.map(({ numberingRangeId }) => numberingRangeId)
  )
  await reserveNumbers(...issued.flatMap(() => ['invoices', 'journal_entries']))
  return {
    make: (invoice: NewInvoice) => createInvoice(invoice, partsOf(invoice, read)),
    async finish() {
      await writeGoods()
      writeBalances(customers)
    },
  }
}

type Read = {
  customers: ReadonlyMap<string, Customer>
  products: ReadonlyMap<string, Row>
  warehouses: ReadonlyMap<string, Row>
  fallback: Row[]
  goods: Goods
  allowNegative: boolean
}

/** Invoices of one customer share the customer object. */
function partsOf({ customerId, items, warehouseId }: NewInvoice, read: Read): SaleParts {
  const known = (rows: ReadonlyMap<string, Row>, id: string) =>
    rows.has(id) ? [rows.get(id)!] : []
  return {
    customer: read.customers.get(customerId) ?? customerOf(undefined),
    products: [...new Set(items.map(({ productId }) => productId))].flatMap((id) =>
      known(read.products, id)
    ),
    warehouses: warehouseId ? known(read.warehouses, warehouseId) : read.fallback,
    goods: read.goods,
    allowNegative: read.allowNegative,
  }
}

/** The default warehouse, created by the first sale of goods. */
async function defaultAmong(
  warehouses: readonly Row[],
  products: readonly Row[]
): Promise<{ id: string }[]> {
  const hasGoods = products.some(({ is_service: isService }) => !isService)
  const id = hasGoods ? await defaultWarehouseId(warehouses) : defaultOf(warehouses)
  return id ? [{ id }] : []
}

const byId = <One extends DatabaseRow>(rows: readonly One[]): Map<string, One> =>
  new Map(rows.map((row) => [row.id, row]))
