/** The parts of a sale before it is written: one batch of reads, with the customer locked. */
import { jsonOf } from '#core/database/columns'
import { selects } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import type { Row } from '#core/database/sql'
import { feedLedger, ledgerAndSettings } from '#accounting/ledger'
import {
  defaultOf,
  defaultWarehouseId,
  goodsOf,
  heldWarehouses,
  lockingGoods,
  type Goods,
} from '#inventory/stock'
import { customerOf, customerStatement, type Customer } from '#sales/customer'

/**
 * `warehouses` are the one that was asked for, or all, among which is the company's default;
 * `goods` lie there, and are locked.
 */
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
 * The customer and the goods (locked), the products, the warehouse and the rules of a document that
 * is about to be made. 422 for a customer or a warehouse that there is not; products are looked for
 * by who makes the lines. A batch has read the `parts` already.
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
  const warehouses = await heldWarehouses(found, named)

  return {
    customer: customerOf(customers[0]),
    products,
    warehouses,
    goods: goodsOf(products, warehouses),
    ...rulesOf(rules),
  }
}

/**
 * From those that were found: the one that was asked for, or all, among which is the company's
 * default. A company that sells goods gets its first one by that; one that sells services needs
 * none. A draft that names none waits for the default of when it is issued. 422 for one that was
 * asked for and is not there.
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

/**
 * From the answer of `ledgerAndSettings`: selling more than there is goes through unless the
 * company says otherwise.
 */
export const rulesOf = ([tenant]: readonly Row[]) => ({
  allowNegative:
    ((jsonOf(tenant.settings) as Record<string, unknown> | null)?.allowNegativeStock as
      boolean | undefined) ?? true,
})
