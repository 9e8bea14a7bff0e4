import router from '@adonisjs/core/services/router'
import { resource } from '#core/routing'
import { exports } from '#integrations/controllers/exports_controller'
import { imports } from '#integrations/controllers/imports_controller'
import { deliveries, webhooks } from '#integrations/controllers/webhooks_controller'
import { RESOURCES } from '#integrations/imports/resources'
import { templates } from '#integrations/imports/templates'
import { middleware } from '#start/kernel'

export default () => {
  resource('imports', imports, 'integrations')
  for (const one of RESOURCES) router.get(`imports/templates/${one}`, templates(one)).as(`imports.templates.${one}`).use(middleware.can('integrations:read'))
  router.get('imports/:id/errors', imports.errors).as('imports.errors').use(middleware.can('integrations:read'))
  router.post('imports/:id/cancel', imports.cancel).as('imports.cancel').use(middleware.can('integrations:write'))

  resource('exports', exports, 'integrations')
  router.get('exports/:id/download', exports.download).as('exports.download').use(middleware.can('integrations:read'))
  router.post('exports/:id/cancel', exports.cancel).as('exports.cancel').use(middleware.can('integrations:write'))

  resource('webhooks', webhooks, 'integrations')
  router.post('webhooks/:id/rotate-secret', webhooks.rotateSecret).as('webhooks.rotate_secret').use(middleware.can('integrations:write'))
  router.post('webhooks/:id/test', webhooks.test).as('webhooks.test').use(middleware.can('integrations:write'))
  resource('webhooks/:id/deliveries', deliveries, 'integrations')
  router.post('webhooks/:id/deliveries/:deliveryId/redeliver', deliveries.redeliver).as('webhooks.deliveries.redeliver').use(middleware.can('integrations:write'))
}
