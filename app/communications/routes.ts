import router from '@adonisjs/core/services/router'
import { resource } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { sends } from '#communications/controllers/sends_controller'
import { templates } from '#communications/controllers/templates_controller'
import { unsubscribing } from '#communications/controllers/unsubscribe_controller'

export default () => {
  resource('communications/templates', templates, 'communications')
  router
    .post('communications/templates/:id/preview', templates.preview)
    .as('communications.templates.preview')
    .use(middleware.can('communications:write'))
    .use(middleware.execute())

  router
    .post('communications/sends', sends.store)
    .as('communications.sends.store')
    .use(middleware.can('communications:write'))
    .use(middleware.execute())
  router
    .get('communications/sends/:id', sends.show)
    .as('communications.sends.show')
    .use(middleware.can('communications:read'))
  router
    .post('communications/sends/:id/retry', sends.retry)
    .as('communications.sends.retry')
    .use(middleware.can('communications:write'))
    .use(middleware.execute())
  router
    .get('communications/log', sends.log)
    .as('communications.log')
    .use(middleware.can('communications:read'))
}

/** Unsubscribe links. The body is ignored: mail programs send a form. */
export const rootRoutes = () => {
  router.get('unsubscribe/:token', unsubscribing.show).as('unsubscribe.page')
  router.post('unsubscribe/:token', unsubscribing.confirm).as('unsubscribe.confirm')
}
