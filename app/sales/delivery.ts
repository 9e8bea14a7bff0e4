/** Goods that leave with a sale, and return. */
import type Big from 'big.js'
import { sum, zero } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'
import { defaultWarehouseId, lockGoods, type Goods } from '#inventory/stock'
import { TOO_LARGE } from '#sales/lines/amounts'
import type { Line } from '#sales/lines/lines'
import { warehouseOf } from '#sales/invoices/sale'

export type Warning = {
  code: 'NEGATIVE_STOCK'
  message: string
  productId: string
  warehouseId: string
}

type Left = { productId: string; quantity: Big; cost: Big | null }

const isGoods = ({ isStocked, cost }: Line) => isStocked || cost !== null

/** Locks leaving and returning goods, in one warehouse or all; undefined for services alone. */
export async function lockGoodsOf(
  lines: readonly Line[],
  warehouseId?: string | null
): Promise<Goods | undefined> {
  const productIds = productsOf(lines)
  if (productIds.length) return lockGoods(productIds, warehouseId ? [warehouseId] : undefined)
}

const productsOf = (lines: readonly Line[]) =>
  lines.filter(isGoods).map(({ productId }) => productId)

/**
 * Locks leaving goods and their warehouse: the requested one, else the default. `others` are lines
 * whose goods are locked too.
 */
export async function lockDelivery(
  lines: readonly Line[],
  asked: { warehouseId?: string | null; draft?: boolean } = {},
  others: readonly Line[] = []
): Promise<{ goods: Goods; warehouseId: string | null }> {
  const goods = await lockGoods(
    productsOf([...lines, ...others]),
    asked.warehouseId ? [asked.warehouseId] : undefined
  )
  return {
    goods,
    warehouseId: await warehouseOf(
      goods.warehouses,
      asked,
      lines.some(({ isStocked }) => isStocked)
    ),
  }
}

/** Locks returning goods: in their warehouse, or the default when that is deleted. */
export async function lockReturn(
  lines: readonly Line[],
  leftFrom: string | null
): Promise<{ goods: Goods | undefined; returnTo: string | null }> {
  const goods = await lockGoodsOf(lines)
  if (!goods || !leftFrom || goods.hasWarehouse(leftFrom)) return { goods, returnTo: leftFrom }

  const returnTo = await defaultWarehouseId(goods.warehouses)
  return { goods: goods.hasWarehouse(returnTo) ? goods : await lockGoodsOf(lines), returnTo }
}

/** 422 when a document's warehouse was deleted: goods must not leave from another silently. */
export function mustHaveWarehouse(goods: Goods | undefined, warehouseId: string | null) {
  if (!goods || !warehouseId || goods.hasWarehouse(warehouseId)) return
  throw invalid(
    'warehouseId',
    'NOT_FOUND',
    'The warehouse of this invoice was deleted: name another one, or null for the default one'
  )
}

type Leaving = {
  warehouseId: string | null
  reference: string
  allowNegative: boolean
  cameBack?: readonly Left[]
}

/**
 * Takes goods out, and sets each line's cost. Returns the total cost, and goods sold below zero.
 * Goods that `cameBack` just before may leave again in any case.
 */
export function takeOut(
  goods: Goods | undefined,
  lines: readonly Line[],
  { warehouseId, reference, allowNegative, cameBack = [] }: Leaving
) {
  const warnings = new Map<string, Warning>()
  const before = quantitiesOf(cameBack.filter(hasLeft))
  const after = before.size ? quantitiesOf(lines) : before
  const isNoMore = (productId: string) =>
    before.has(productId) && after.get(productId)!.lte(before.get(productId)!)

  for (const [index, line] of lines.entries()) {
    const { productId, quantity, description, isStocked } = line
    if (!isStocked) continue

    const { cost, short } = goods!.takeOut({
      productId,
      warehouseId: warehouseId!,
      quantity,
      reason: 'SALE',
      reference,
      allowNegative: allowNegative || isNoMore(productId),
      field: `items.${index}.quantity`,
    })
    line.cost = cost
    if (short)
      warnings.set(productId, {
        code: 'NEGATIVE_STOCK',
        message: `${description}: more was sold than was in stock`,
        productId,
        warehouseId: warehouseId!,
      })
  }
  return { cost: costOf(lines), warnings: [...warnings.values()] }
}

/** Returns goods at their cost. Returns the total. */
export function takeBack(
  goods: Goods | undefined,
  lines: readonly Left[],
  {
    warehouseId,
    reference,
    reason,
  }: { warehouseId: string | null; reference: string; reason: 'VOID' | 'RETURN' }
): Big {
  return sum(
    lines.filter(hasLeft).map(
      ({ productId, quantity, cost }) =>
        goods!.takeIn({
          productId,
          warehouseId: warehouseId!,
          quantity,
          cost: cost!,
          reason,
          reference,
        }).cost
    )
  )
}

const hasLeft = ({ cost, quantity }: Left) => cost !== null && quantity.gt(0)

/** Quantities by product over all lines. */
function quantitiesOf(lines: readonly Pick<Left, 'productId' | 'quantity'>[]) {
  const quantities = new Map<string, Big>()
  for (const { productId, quantity } of lines)
    quantities.set(productId, quantity.plus(quantities.get(productId) ?? zero))
  return quantities
}

/** The cost of a document's goods; 422 TOO_LARGE above the largest entry. */
function costOf(lines: readonly Line[]): Big {
  const cost = sum(lines.map(({ cost }) => cost ?? zero))
  if (cost.gte(TOO_LARGE))
    throw invalid(
      'items',
      'TOO_LARGE',
      'The cost of the goods is too large for one document: sell less at once'
    )
  return cost
}
