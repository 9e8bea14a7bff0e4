/**
 * The public module of stock, and the only writer of movements, levels and products' stock. Callers
 * lock goods, change them in memory, then `settle()`. Lock order: ledger, products by id,
 * warehouses.
 */
export { defaultOf, defaultWarehouseId } from '#inventory/warehouses/default_warehouse'
export type { Goods } from '#inventory/stock/goods'
export type { LockedProduct, Movement } from '#inventory/stock/locked_stock'
export { lockedWarehouses } from '#inventory/warehouses/known_warehouses'
export { leftSinceTheyCame } from '#inventory/stock/left_since'
export { goodsOf, batchGoods, lockGoods, lockingGoods } from '#inventory/stock/lock_goods'
