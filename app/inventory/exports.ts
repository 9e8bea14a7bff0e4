import { defineExport } from '#core/exports'
import { movementList } from '#inventory/controllers/stock_movements_controller'

export const exportMovements = () => defineExport('stock-movements', { scope: 'inventory', list: movementList })
