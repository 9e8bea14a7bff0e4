/** Many invoices in one transaction: customers, accounts, goods and numbers are locked for all of them, in the order of a single one. */
import { Current } from '#core/current'
import { selects } from '#core/database'
import { reserveNumbers } from '#core/numbers'
import { feedLedger, ledgerAndSettings } from '#accounting/ledger'
import { accountsByRole } from '#accounting/ledger_reads'
import { defaultOf, defaultWarehouse, defaultWarehouseId, holdGoods } from '#inventory/stock'
import { customerOf, customersStatement, holdBalance, writeBalances } from '#sales/customer'
import { keepHeld } from '#sales/held_sales'
import { rulesOf } from '#sales/sale'
import type { NewInvoice } from '#sales/validators/invoice'

/** Answers what writes down the goods that left and what customers owe, once all invoices are made. */
export async function holdSales(invoices: readonly NewInvoice[]): Promise<() => Promise<void>> {
  const asked = [...new Set(invoices.flatMap(({ warehouseId }) => warehouseId ?? []))]
  const [found, rules, warehouses, standard] = await selects([
    customersStatement([...new Set(invoices.map(({ customerId }) => customerId))]),
    ledgerAndSettings(),
    ['SELECT id FROM warehouses WHERE tenant_id = ? AND live = 1 AND id IN (?)', [Current.tenantId, asked.length ? asked : ['']]],
    defaultWarehouse(),
  ])
  feedLedger(rules)
  await accountsByRole()

  const customers = found.map((row) => holdBalance(customerOf(row)))
  const { products, fallback, write } = await holdDelivery(invoices, asked, standard)
  keepHeld({ customers: byId(customers), products: byId(products), warehouses: byId(warehouses), fallback, ...rulesOf(rules) })

  await reserveNumbers(...invoices.flatMap(({ draft }) => (draft ? [] : ['invoices', 'journal_entries'])))
  return async () => {
    await write()
    writeBalances(customers)
  }
}

/** The goods, in the warehouses that were asked for and in the company's default, which the first goods that are sold may make. */
async function holdDelivery(invoices: readonly NewInvoice[], asked: readonly string[], standard: Record<string, any>[]) {
  const productIds = invoices.flatMap(({ items }) => items.map(({ productId }) => productId))
  const hold = async (id?: string) => ({ fallback: id ? [{ id }] : [], ...(await holdGoods(productIds, id ? [...asked, id] : asked)) })

  const delivery = await hold(defaultOf(standard))
  if (standard.length || delivery.products.every(({ is_service: isService }) => isService)) return delivery
  return hold(await defaultWarehouseId(standard))
}

const byId = <One extends Record<string, any>>(rows: readonly One[]): Map<string, One> => new Map(rows.map((row) => [row.id, row]))
