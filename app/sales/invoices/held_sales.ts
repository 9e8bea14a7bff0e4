/**
 * What many sales in one transaction need, locked and read once for all of them: see
 * `hold_sales.ts`.
 */
import { Current } from '#core/context/current'
import type { Row } from '#core/database/sql'
import type { UnitOfWork } from '#core/database/transaction/unit_of_work'
import type { Goods } from '#inventory/stock'
import { customerOf, type Customer } from '#sales/customer'

/**
 * `warehouses` are the one that was asked for, or all, among which is the company's default;
 * `goods` lie there, locked already.
 */
export type SaleParts = {
  customer: Customer
  products: Row[]
  warehouses: readonly Row[]
  goods?: Goods
  allowNegative: boolean
}

type HeldSales = {
  customers: ReadonlyMap<string, Customer>
  products: ReadonlyMap<string, Row>
  warehouses: ReadonlyMap<string, Row>
  fallback: Row[]
  allowNegative: boolean
}

const held = new WeakMap<UnitOfWork, HeldSales>()

/** From here on `heldSale` answers them, until the transaction ends. */
export const keepHeld = (sales: HeldSales) => void held.set(Current.unit!, sales)

/**
 * The parts of a sale, where its transaction holds them; the customer is the same for all of their
 * sales.
 */
export function heldSale({
  customerId,
  items,
  warehouseId,
}: {
  customerId: string
  items: readonly { productId: string }[]
  warehouseId?: string | null
}): SaleParts | undefined {
  const sales = Current.unit && held.get(Current.unit)
  if (!sales) return

  const known = (rows: ReadonlyMap<string, Row>, id: string) =>
    rows.has(id) ? [rows.get(id)!] : []
  return {
    customer: sales.customers.get(customerId) ?? customerOf(undefined),
    products: [...new Set(items.map(({ productId }) => productId))].flatMap((id) =>
      known(sales.products, id)
    ),
    warehouses: warehouseId ? known(sales.warehouses, warehouseId) : sales.fallback,
    allowNegative: sales.allowNegative,
  }
}
