import router from '@adonisjs/core/services/router'
import { reading, resource, action } from '#core/endpoints/routing'
import { events } from '#integrations/controllers/events_controller'
import { exports } from '#integrations/controllers/exports_controller'
import { imports } from '#integrations/controllers/imports_controller'
import { deliveries, webhooks } from '#integrations/controllers/webhooks_controller'
import { RESOURCES } from '#integrations/imports/resources'
import { templates } from '#integrations/imports/templates'
import { middleware } from '#start/kernel'

export default () => {
  resource('imports', imports, 'integrations')
  for (const one of RESOURCES)
    router
      .get(`imports/templates/${one}`, templates(one))
      .as(`imports.templates.${one}`)
      .use(middleware.can('integrations:read'))
  reading('imports', 'errors', imports.errors, 'integrations')
  reading('imports', 'preview', imports.preview, 'integrations')
  action('imports', 'cancel', imports.cancel, 'integrations')

  resource('exports', exports, 'integrations')
  reading('exports', 'download', exports.download, 'integrations')
  action('exports', 'cancel', exports.cancel, 'integrations')

  resource('webhooks', webhooks, 'integrations')
  router
    .post('webhooks/:id/rotate-secret', webhooks.rotateSecret)
    .as('webhooks.rotate_secret')
    .use(middleware.can('integrations:write'))
    .use(middleware.execute())
  action('webhooks', 'test', webhooks.test, 'integrations')
  resource('webhooks/:id/deliveries', deliveries, 'integrations')
  router
    .post('webhooks/:id/deliveries/:deliveryId/redeliver', deliveries.redeliver)
    .as('webhooks.deliveries.redeliver')
    .use(middleware.can('integrations:write'))
    .use(middleware.execute())

  router.get('events', events.index).as('events.index').use(middleware.can('caller'))
  router.get('events/:id', events.show).as('events.show').use(middleware.can('caller'))
}
