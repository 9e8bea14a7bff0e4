/** Routes of accessories, components, consumables, licenses, maintenances and custom values. */
import router from '@adonisjs/core/services/router'
import { reading, resource, action } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { accessories } from '#assets/controllers/accessories_controller'
import { assetValues } from '#assets/controllers/asset_values_controller'
import { components } from '#assets/controllers/components_controller'
import { consumables } from '#assets/controllers/consumables_controller'
import { depreciation } from '#assets/controllers/depreciation_controller'
import { licenses } from '#assets/controllers/licenses_controller'
import { maintenances } from '#assets/controllers/maintenances_controller'

export default () => {
  router
    .get('assets/:id/custom-values', assetValues.show)
    .as('assets.custom_values')
    .use(middleware.can('assets:read'))
  router
    .put('assets/:id/custom-values', assetValues.update)
    .as('assets.set_custom_values')
    .use(middleware.can('assets:write'))
    .use(middleware.execute())
  reading('assets', 'depreciation', depreciation.show, 'assets')

  resource('accessories', accessories, 'assets')
  action('accessories', 'assign', accessories.assign, 'assets')
  action('accessories', 'return', accessories.return, 'assets')
  reading('accessories', 'assignments', accessories.assignments, 'assets')

  resource('components', components, 'assets')

  resource('consumables', consumables, 'assets')
  action('consumables', 'deliver', consumables.deliver, 'assets')
  reading('consumables', 'deliveries', consumables.deliveries, 'assets')

  resource('licenses', licenses, 'assets')
  action('licenses', 'assign', licenses.assign, 'assets')
  action('licenses', 'return', licenses.return, 'assets')
  reading('licenses', 'assignments', licenses.assignments, 'assets')

  resource('maintenances', maintenances, 'assets')
  action('maintenances', 'complete', maintenances.complete, 'assets')
}
