/** Manual stock movements from files, such as a first count. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { reserveNumbers } from '#core/numbering/number_series'
import products from '#catalog/import'
import Product from '#catalog/models/product'
import { StockMovementSchema } from '#database/schema'
import { moveStock } from '#inventory/actions/move_stock'
import { batchGoods, lockGoods } from '#inventory/stock'
import { createMovement, type NewMovement } from '#inventory/validators/movement'
import { warehouseNamed } from '#inventory/warehouse_named'

export default defineImport({
  resource: 'stock-movements',
  scope: 'inventory:write',
  model: StockMovementSchema,
  create: createMovement,
  references: {
    productId: {
      ...{ column: 'sku', model: Product, by: 'sku', exact: true },
      ...{
        create: products.create,
        told: {
          name: ['productName', 'sku'],
          costPrice: ['unitCost', 0],
          sellingPrice: ['sellingPrice', 0],
        },
        created: products.created,
      },
    },
    warehouseId: warehouseNamed('warehouse'),
    fromWarehouseId: warehouseNamed('fromWarehouse'),
  },
  make: moveStock,
  batch: batchMovements,
  labels: {
    type: label('Tipo, Tipo de movimiento, Movimiento', 'Type, Movement type, Movement'),
    reason: label('Motivo, Razón, Concepto', 'Reason'),
    fromWarehouse: label(
      'Bodega de origen, Desde la bodega, Origen',
      'From warehouse, Source warehouse'
    ),
    fromWarehouseId: label('Id de la bodega de origen', 'From warehouse id'),
    warehouse: label('Bodega, Almacén, Bodega de destino, Destino', 'Warehouse, To warehouse'),
    sku: label(
      'SKU, Código, Código del producto, Referencia',
      'SKU, Code, Product code, Item code'
    ),
    unitCost: label('Costo unitario, Costo', 'Unit cost, Cost'),
    sellingPrice: label('Precio de venta', 'Selling price'),
  },
  example: {
    type: 'IN',
    reason: 'PURCHASE',
    sku: 'JAR-001',
    productName: 'Manguera de jardín, 20 m',
    warehouse: 'Bodega principal',
    quantity: 10,
    unitCost: 38_000,
    sellingPrice: 59_900,
  },
})

/** Locks all goods, then takes the numbers of entries. */
async function batchMovements(movements: readonly NewMovement[]) {
  const goods = await lockGoods(
    movements.map(({ productId }) => productId),
    movements.flatMap(({ warehouseId, fromWarehouseId }) => [
      warehouseId,
      fromWarehouseId ?? warehouseId,
    ])
  )
  await reserveNumbers(
    ...movements.filter(({ type }) => type !== 'TRANSFER').map(() => 'journal_entries')
  )
  return {
    make: (movement: NewMovement) => moveStock(movement, goods),
    finish: batchGoods(goods),
  }
}
