/** Tools of assistants: stock. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('stock', {
  find_warehouses: {
    isCommon: true,
    route: 'warehouses.index',
    description:
      'List warehouses and places. Use it to get a `warehouseId` or the `locationId` of assets.',
  },
  check_stock: {
    isCommon: true,
    route: 'stock.index',
    description:
      'How much of a product lies in which warehouse, or all that lies in one. Use it before ' +
      'goods are promised, sold or moved; find_products gives `productId`, find_warehouses ' +
      '`warehouseId`.',
  },
  list_low_stock: {
    isCommon: true,
    route: 'stock.alerts',
    description:
      'List the products of which there is less than their minimum. Use it when somebody asks ' +
      'what must be ordered.',
  },
  find_stock_movements: {
    route: 'stock-movements.index',
    description:
      'List what came in, went out or was moved, by product, warehouse or day. Use it to explain ' +
      'why there is as much of something as there is.',
  },
  move_stock: {
    isCommon: true,
    route: 'stock-movements.store',
    without: ['unitCost'],
    description:
      'Bring goods in (IN), take them out (OUT) or move them from `fromWarehouseId` to ' +
      '`warehouseId` (TRANSFER), such as after a count or a breakage. Use it for what no sale or ' +
      'purchase order does, since those move goods by themselves. find_products and ' +
      'find_warehouses give the ids.',
  },
  inventory_valuation: {
    route: 'reports.inventory_valuation',
    description:
      'What the goods in stock are worth, by product. Use it when somebody asks for the value of ' +
      'the inventory.',
  },
})
