/** Locked goods: movements in memory until `settle()` writes them. */
import type { DatabaseRow } from '#core/database/query'
import Big from 'big.js'
import { Current } from '#core/context/current'
import { zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { rounded, share } from '#core/money/amounts'
import { conflict, invalid } from '#core/errors/refusal'
import type { Row } from '#core/database/sql'
import { undoable } from '#core/database/transaction/writes'
import {
  givenBack,
  perUnit,
  putIn,
  revalued,
  takenOut,
  type Holding,
} from '#inventory/stock/holding'
import type { Level, LockedProduct, Movement, MovementReason } from '#inventory/stock/locked_stock'
import { writeDown, writeMovements } from '#inventory/stock/written_stock'

/** `field` is the input's field, for refusals. */
type Move = {
  productId: string
  warehouseId: string
  quantity: Big
  reason: MovementReason
  reference?: string | null
  field?: string
}

/**
 * From `lockGoods`. Quantities and unit costs have up to 4 decimals, total costs are rounded to the
 * currency. 422 for a missing product or warehouse, or a service.
 */
export class Goods {
  readonly #products: ReadonlyMap<string, LockedProduct>
  readonly #before = new Map<string, Holding>()
  readonly #levels = new Map<string, Level>()
  readonly #warehouseIds: ReadonlySet<string>
  readonly #movements: Movement[] = []
  #written = 0
  /** Another action also moves these goods: see `batchGoods`. */
  isBatched = false

  /** `products` by id; `warehouses` are locked, in order; `levels` name their products. */
  constructor(
    products: ReadonlyMap<string, LockedProduct>,
    readonly warehouses: readonly Row[],
    levels: DatabaseRow[]
  ) {
    this.#warehouseIds = new Set(warehouses.map(({ id }) => id as string))
    this.#products = products
    for (const { id, holding } of products.values()) this.#before.set(id, holding)
    for (const { id: productId, level_id: id, warehouse_id: warehouseId, quantity } of levels) {
      const held = new Big(quantity)
      this.#levels.set(productId + warehouseId, {
        id,
        productId,
        warehouseId,
        before: held,
        quantity: held,
      })
    }
  }

  /** The product, also a deleted one; undefined when it is missing. */
  product(id: string): LockedProduct | undefined {
    return this.#products.get(id)
  }

  hasWarehouse(id: string) {
    return this.#warehouseIds.has(id)
  }

  /**
   * Takes goods out at average cost, or at their total `cost` when they go back to the supplier.
   * Returns the cost. Below zero: `short` with `allowNegative`, else 409 INSUFFICIENT_STOCK.
   */
  takeOut(move: Move & { allowNegative?: boolean; cost?: Big }) {
    const { product, level } = this.#at(move)
    const available = level.quantity
    const short = available.lt(move.quantity)
    if (short && !move.allowNegative) throw insufficient(move, available)

    const { holding, costPrice } = product
    const { after, cost } = move.cost
      ? givenBack(holding, move.quantity, move.cost, costPrice)
      : takenOut(holding, move.quantity, costPrice)
    mustFit(after, move)
    this.#changes(product, level)
    product.holding = after
    level.quantity = available.minus(move.quantity)
    const movement = this.#note('OUT', move, level, { cost, valueChange: cost.neg() })
    return { cost, short, available, movement }
  }

  /** Puts goods in, at a unit cost, or at their total `cost`. */
  takeIn(move: Move & ({ unitCost: Big; cost?: undefined } | { cost: Big; unitCost?: undefined })) {
    const { product, level } = this.#at(move)
    const cost = move.cost ?? rounded(move.quantity.times(move.unitCost))

    const { after, correction } = putIn(product.holding, move.quantity, cost)
    mustFit(after, move)
    this.#changes(product, level)
    product.holding = after
    level.quantity = level.quantity.plus(move.quantity)
    const movement = this.#note('IN', move, level, {
      cost,
      valueChange: cost.minus(correction),
      correction,
      unitCost: move.unitCost,
    })
    return { cost, movement }
  }

  /**
   * Adds `amount` (below zero takes it off) to the value of `quantity` units that came in before: the
   * share of those that are in stock now to inventory, the rest to cost of sales. Stock is never worth
   * less than nothing. Returns both parts.
   */
  revalue(move: Move & { amount: Big }): { inventory: Big; sales: Big } {
    const { product, level } = this.#at(move)
    const { after, inventory } = revalued(product.holding, move.quantity, move.amount)
    mustFit(after, move)
    if (!inventory.eq(0)) {
      this.#changes(product, level)
      product.holding = after
      const value = { ...move, quantity: zero }
      this.#note('VALUE', value, level, { cost: inventory, valueChange: inventory, unitCost: zero })
    }
    return { inventory, sales: move.amount.minus(inventory) }
  }

  /** Moves goods between warehouses without changing value. 409 INSUFFICIENT_STOCK. */
  transfer(move: Move & { fromWarehouseId: string }) {
    const { product, level } = this.#at(move)
    const from = this.#at({ ...move, warehouseId: move.fromWarehouseId }, 'fromWarehouseId').level
    if (from.quantity.lt(move.quantity))
      throw insufficient({ ...move, warehouseId: move.fromWarehouseId }, from.quantity)

    this.#changes(product, level, from)
    from.quantity = from.quantity.minus(move.quantity)
    level.quantity = level.quantity.plus(move.quantity)
    const { quantity, value, average } = product.holding
    const cost = quantity.gt(0)
      ? share(value.times(move.quantity), quantity)
      : rounded(average.times(move.quantity))
    const movement = this.#note('TRANSFER', move, level, {
      cost,
      fromWarehouseId: move.fromWarehouseId,
    })
    return { cost, movement }
  }

  /**
   * Writes the movements, deferred, so call it after all checks. Goods that were sold at an
   * estimate get a correction entry each.
   */
  async settle() {
    if (!this.isBatched) await this.write()
  }

  /** Writes the movements so far, which are final. */
  writeMovements() {
    writeMovements(this.#movements.slice(this.#written))
    this.#written = this.#movements.length
  }

  /** `settle`, also for batched goods, whose owner calls it. */
  async write() {
    this.writeMovements()
    const moved = new Set(this.#movements.map(({ productId }) => productId))
    const products = [...this.#products.values()].filter(({ id }) => moved.has(id))
    const levels = [...this.#levels.values()].filter(
      ({ before, quantity }) => before === null || !before.eq(quantity)
    )
    await writeDown({ movements: this.#movements, levels, products, before: this.#before })
  }

  #at({ productId, warehouseId }: Move, field = 'warehouseId') {
    const product = this.#products.get(productId)
    if (!product) throw invalid('productId', 'NOT_FOUND', 'There is no such product')
    if (product.isService)
      throw invalid('productId', 'INVALID', `${product.sku} is a service and has no stock`)
    if (!this.hasWarehouse(warehouseId))
      throw invalid(field, 'NOT_FOUND', 'There is no such warehouse')
    return { product, level: this.#level(productId, warehouseId) }
  }

  #level(productId: string, warehouseId: string): Level {
    const key = productId + warehouseId
    const known = this.#levels.get(key)
    if (known) return known

    const level = { id: newId(), productId, warehouseId, before: null, quantity: new Big(0) }
    this.#levels.set(key, level)
    if (this.isBatched) undoable(() => this.#levels.delete(key))
    return level
  }

  /** Undoes changes of batched goods when their action fails. */
  #changes(product: LockedProduct, ...levels: Level[]) {
    if (!this.isBatched) return
    const { holding } = product
    const quantities = levels.map(({ quantity }) => quantity)
    const { length } = this.#movements

    undoable(() => {
      product.holding = holding
      for (const [index, level] of levels.entries()) level.quantity = quantities[index]
      this.#movements.length = length
    })
  }

  #note(
    type: Movement['type'],
    { productId, warehouseId, quantity, reason, reference = null }: Move,
    level: Level,
    more: { cost: Big } & Partial<Movement>
  ): Movement {
    const {
      unitCost = perUnit(more.cost, quantity),
      fromWarehouseId = null,
      valueChange = new Big(0),
      correction = new Big(0),
      cost,
    } = more
    const movement = {
      id: newId(),
      type,
      productId,
      warehouseId,
      fromWarehouseId,
      reason,
      quantity,
      unitCost,
      cost,
      valueChange,
      correction,
      quantityAfter: level.quantity,
      reference,
      createdAt: Current.moment.toISOString(),
    }
    this.#movements.push(movement)
    return movement
  }
}

/** 422 TOO_LARGE above the columns' range. */
function mustFit({ quantity, value }: Holding, { field = 'quantity' }: Move) {
  if (quantity.abs().gte(1e11) || value.abs().gte(1e13))
    throw invalid(field, 'TOO_LARGE', 'The quantity in stock would be too large')
}

function insufficient({ productId, warehouseId, quantity, field = 'quantity' }: Move, held: Big) {
  const available = held.gt(0) ? held.toNumber() : 0
  return conflict(
    'INSUFFICIENT_STOCK',
    `There are ${available} in this warehouse, and ${quantity} are needed`,
    { field, productId, warehouseId, available, requested: quantity.toNumber() }
  )
}
