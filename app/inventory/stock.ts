/**
 * The public module of stock: nothing else writes movements, stock levels, or the stock of products.
 * Callers lock goods, take them out and put them in, all in memory, then `settle()`. Whoever writes
 * levels holds the lock of the product, in the order of ids, before it that of the ledger (see
 * accounting/ledger/ledger_reads.ts), and behind it that of the warehouses, also where it only asks for
 * the default one.
 */
export { defaultOf, defaultWarehouseId } from '#inventory/warehouses/default_warehouse'
export type { Goods } from '#inventory/stock/goods'
export type { LockedProduct, Movement } from '#inventory/stock/locked_stock'
export { heldWarehouses } from '#inventory/warehouses/known_warehouses'
export { leftSinceTheyCame } from '#inventory/stock/left_since'
export { goodsOf, batchGoods, lockGoods, lockingGoods } from '#inventory/stock/lock_goods'
