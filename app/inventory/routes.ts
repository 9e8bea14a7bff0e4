import router from '@adonisjs/core/services/router'
import { resource } from '#core/endpoints/routing'
import { stock } from '#inventory/controllers/stock_controller'
import { stockMovements } from '#inventory/controllers/stock_movements_controller'
import { warehouses } from '#inventory/controllers/warehouses_controller'
import { inventoryValuation } from '#inventory/reports/inventory_valuation'
import { middleware } from '#start/kernel'

export default () => {
  resource('warehouses', warehouses, 'inventory')
  resource('stock-movements', stockMovements, 'inventory')

  router.get('stock', stock.index).as('stock.index').use(middleware.can('inventory:read'))
  router.get('stock/alerts', stock.alerts).as('stock.alerts').use(middleware.can('inventory:read'))
  router
    .get('reports/inventory-valuation', inventoryValuation)
    .as('reports.inventory_valuation')
    .use(middleware.can('accounting:read'))
}
