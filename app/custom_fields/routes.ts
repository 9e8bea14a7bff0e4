import router from '@adonisjs/core/services/router'
import { resource } from '#core/endpoints/routing'
import { customFields } from '#custom_fields/controllers/custom_fields_controller'
import { customValues } from '#custom_fields/controllers/custom_values_controller'
import { middleware } from '#start/kernel'

export default () => {
  resource('custom-fields', customFields, 'assets')
  router
    .get('custom-values/:entityType/:entityId', customValues.show)
    .as('custom_values.show')
    .use(middleware.can('assets:read'))
  router
    .put('custom-values/:entityType/:entityId', customValues.update)
    .as('custom_values.update')
    .use(middleware.can('assets:write'))
    .use(middleware.execute())
}
