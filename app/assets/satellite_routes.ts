/** What goes with assets: accessories, components, consumables, licenses, maintenances; and what assets have beside their own fields. */
import router from '@adonisjs/core/services/router'
import type { Operation } from '#core/operations'
import { resource } from '#core/routing'
import { middleware } from '#start/kernel'
import { accessories } from '#assets/controllers/accessories_controller'
import { assetValues } from '#assets/controllers/asset_values_controller'
import { components } from '#assets/controllers/components_controller'
import { consumables } from '#assets/controllers/consumables_controller'
import { depreciation } from '#assets/controllers/depreciation_controller'
import { licenses } from '#assets/controllers/licenses_controller'
import { maintenances } from '#assets/controllers/maintenances_controller'

export default () => {
  router.get('assets/:id/custom-values', assetValues.show).as('assets.custom_values').use(middleware.can('assets:read'))
  router.put('assets/:id/custom-values', assetValues.update).as('assets.set_custom_values').use(middleware.can('assets:write'))
  below('assets', 'depreciation', depreciation.show)

  resource('accessories', accessories, 'assets')
  verb('accessories', 'assign', accessories.assign)
  verb('accessories', 'return', accessories.return)
  below('accessories', 'assignments', accessories.assignments)

  resource('components', components, 'assets')

  resource('consumables', consumables, 'assets')
  verb('consumables', 'deliver', consumables.deliver)
  below('consumables', 'deliveries', consumables.deliveries)

  resource('licenses', licenses, 'assets')
  verb('licenses', 'assign', licenses.assign)
  verb('licenses', 'return', licenses.return)
  below('licenses', 'assignments', licenses.assignments)

  resource('maintenances', maintenances, 'assets')
  verb('maintenances', 'complete', maintenances.complete)
}

function verb(collection: string, name: string, handler: Operation) {
  router.post(`${collection}/:id/${name}`, handler).as(`${collection}.${name}`).use(middleware.can('assets:write'))
}

function below(collection: string, name: string, handler: Operation) {
  router.get(`${collection}/:id/${name}`, handler).as(`${collection}.${name}`).use(middleware.can('assets:read'))
}
