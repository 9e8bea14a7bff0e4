/** Many invoices in one transaction: customers, accounts, goods and numbers are locked for all of them, in the order of a single one. */
import { Current } from '#core/current'
import { selects } from '#core/database'
import { reserveNumbers } from '#core/numbers'
import { feedLedger, ledgerReads } from '#accounting/ledger'
import { accountsByRole } from '#accounting/ledger_reads'
import { defaultWarehouse, defaultWarehouseId, holdGoods } from '#inventory/stock'
import { customerOf, customersStatement, holdBalance, writeBalances } from '#sales/customer'
import { keepHeld } from '#sales/held_sales'
import { productsStatement } from '#sales/lines'
import { rulesOf, settingsStatement } from '#sales/sale'
import type { NewInvoice } from '#sales/validators/invoice'

/** Answers what writes down the goods that left and what customers owe, once all invoices are made. */
export async function holdSales(invoices: readonly NewInvoice[]): Promise<() => Promise<void>> {
  const asked = [...new Set(invoices.flatMap(({ warehouseId }) => warehouseId ?? []))]
  const [found, products, warehouses, fallback, [tenant], ledger] = await selects([
    customersStatement([...new Set(invoices.map(({ customerId }) => customerId))]),
    productsStatement(invoices.flatMap(({ items }) => items)),
    ['SELECT id FROM warehouses WHERE tenant_id = ? AND live = 1 AND id IN (?)', [Current.tenantId, asked.length ? asked : ['']]],
    defaultWarehouse(),
    settingsStatement(),
    ledgerReads(),
  ])
  feedLedger(ledger)
  await accountsByRole()

  const customers = found.map((row) => holdBalance(customerOf(row)))
  const goods = products.filter(({ is_service: isService }) => !isService)
  const main = goods.length ? [{ id: await defaultWarehouseId(fallback) }] : fallback
  keepHeld({ customers: byId(customers), products: byId(products), warehouses: byId(warehouses), fallback: main, ...rulesOf(tenant) })

  const writeGoods = await holdGoods(goods.map(({ id }) => id), [...asked, ...main.map(({ id }) => id)])
  await reserveNumbers(...invoices.flatMap(({ draft }) => (draft ? [] : ['invoices', 'journal_entries'])))
  return async () => {
    await writeGoods()
    writeBalances(customers)
  }
}

const byId = <One extends Record<string, any>>(rows: readonly One[]): Map<string, One> => new Map(rows.map((row) => [row.id, row]))
