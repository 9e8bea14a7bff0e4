/** The parts of a sale, read in one batch with the customer locked. */
import { jsonOf } from '#core/database/columns'
import { selects } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import type { Row } from '#core/database/sql'
import { feedLedger, ledgerAndSettings } from '#accounting/ledger'
import {
  defaultOf,
  defaultWarehouseId,
  goodsOf,
  lockedWarehouses,
  lockingGoods,
  type Goods,
} from '#inventory/stock'
import { customerOf, customerStatement, type Customer } from '#sales/customer'

/** `warehouses` are the requested one or all; `goods` are locked. */
export type SaleParts = {
  customer: Customer
  products: Row[]
  warehouses: readonly Row[]
  goods?: Goods
  allowNegative: boolean
}

export type Sale = Awaited<ReturnType<typeof readSale>>

type AskedSale = {
  customerId: string
  items: readonly { productId: string }[]
  warehouseId?: string | null
  draft?: boolean
}

/**
 * Customer and goods (locked), products, warehouse and rules of a new document. 422 for a missing
 * customer or warehouse. A batch has read the `parts`.
 */
export async function readSale(asked: AskedSale, parts?: SaleParts) {
  const { warehouses, ...sale } = parts ?? (await readParts(asked))
  const hasGoods = sale.products.some(({ is_service: isService }) => !isService)

  return { ...sale, warehouseId: await warehouseOf(warehouses, asked, hasGoods) }
}

async function readParts({ customerId, items, warehouseId }: AskedSale): Promise<SaleParts> {
  const named = warehouseId ? [warehouseId] : undefined
  const [customers, rules, products, found] = await selects([
    customerStatement(customerId),
    ledgerAndSettings(),
    ...lockingGoods(
      items.map(({ productId }) => productId),
      named
    ),
  ])
  feedLedger(rules)
  const warehouses = await lockedWarehouses(found, named)

  return {
    customer: customerOf(customers[0]),
    products,
    warehouses,
    goods: goodsOf(products, warehouses),
    ...rulesOf(rules),
  }
}

/**
 * The requested warehouse, else the default, which the first sale of goods creates. Drafts and
 * services need none. 422 for a missing one.
 */
export async function warehouseOf(
  found: readonly Row[],
  { warehouseId, draft = false }: Pick<AskedSale, 'warehouseId' | 'draft'>,
  hasGoods: boolean
): Promise<string | null> {
  if (warehouseId && !found.length)
    throw invalid('warehouseId', 'NOT_FOUND', 'There is no such warehouse')
  if (draft) return warehouseId ?? null
  return hasGoods ? defaultWarehouseId(found) : (defaultOf(found) ?? null)
}

/** Selling below zero is allowed unless a setting forbids it. */
export const rulesOf = ([tenant]: readonly Row[]) => ({
  allowNegative:
    ((jsonOf(tenant.settings) as Record<string, unknown> | null)?.allowNegativeStock as
      boolean | undefined) ?? true,
})
