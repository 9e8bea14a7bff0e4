import { defineExport } from '#core/resources/exportable'
import { movementList } from '#inventory/controllers/stock_movements_controller'
import { warehouseList } from '#inventory/controllers/warehouses_controller'

export default function exportStock() {
  defineExport('stock-movements', { scope: 'inventory', list: movementList })
  defineExport('warehouses', { scope: 'inventory', list: warehouseList })
}
