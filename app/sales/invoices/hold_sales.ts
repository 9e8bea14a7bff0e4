/**
 * Many invoices in one transaction: customers, accounts, goods and numbers are locked for all of
 * them, in the order of a single one.
 */
import { selects } from '#core/database/query'
import { reserveNumbers } from '#core/numbering/number_series'
import type { Row } from '#core/database/sql'
import { accountsByRole, feedLedger, ledgerAndSettings } from '#accounting/ledger'
import {
  defaultOf,
  defaultWarehouseId,
  goodsOf,
  heldWarehouses,
  holdGoods,
  lockingGoods,
} from '#inventory/stock'
import { customerOf, customersStatement, holdBalance, writeBalances } from '#sales/customer'
import { keepHeld } from '#sales/invoices/held_sales'
import { rulesOf } from '#sales/invoices/sale'
import type { NewInvoice } from '#sales/validators/invoice'

/**
 * Answers what writes down the goods that left and what customers owe, once all invoices are made.
 */
export async function holdSales(invoices: readonly NewInvoice[]): Promise<() => Promise<void>> {
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
  const places = await heldWarehouses(all, named && [...new Set(named)].sort())
  await accountsByRole()

  const customers = found.map((row) => holdBalance(customerOf(row)))
  const fallback = named
    ? []
    : await defaultAmong(places, invoices.some(({ draft }) => !draft) ? products : [])
  const warehouses = [...places, ...fallback]
  const write = holdGoods(goodsOf(products, warehouses))
  keepHeld({
    customers: byId(customers),
    products: byId(products),
    warehouses: byId(warehouses),
    fallback,
    ...rulesOf(rules),
  })

  await reserveNumbers(
    ...invoices.flatMap(({ draft }) => (draft ? [] : ['invoices', 'journal_entries']))
  )
  return async () => {
    await write()
    writeBalances(customers)
  }
}

/** The company's default warehouse, which the first goods that are sold may make. */
async function defaultAmong(
  warehouses: readonly Row[],
  products: readonly Row[]
): Promise<{ id: string }[]> {
  const hasGoods = products.some(({ is_service: isService }) => !isService)
  const id = hasGoods ? await defaultWarehouseId(warehouses) : defaultOf(warehouses)
  return id ? [{ id }] : []
}

const byId = <One extends Record<string, any>>(rows: readonly One[]): Map<string, One> =>
  new Map(rows.map((row) => [row.id, row]))
