import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { modules } from '#tenants/controllers/modules_controller'
import { sandbox } from '#tenants/controllers/sandbox_controller'
import { settings } from '#tenants/controllers/settings_controller'
import { tenants } from '#tenants/controllers/tenants_controller'

/** Creating a tenant also creates its first user: see identity/routes.ts. */
export default () => {
  router.get('tenants', tenants.index).as('tenants.index').use(middleware.can('platform'))
  router.get('tenants/:id', tenants.show).as('tenants.show').use(middleware.can('platform'))
  router
    .route('tenants/:id', ['PATCH', 'PUT'], tenants.update)
    .as('tenants.update')
    .use(middleware.can('platform'))
    .use(middleware.execute())
  router
    .post('tenants/:id/suspend', tenants.suspend)
    .as('tenants.suspend')
    .use(middleware.can('platform'))
    .use(middleware.execute())
  router
    .post('tenants/:id/resume', tenants.resume)
    .as('tenants.resume')
    .use(middleware.can('platform'))
    .use(middleware.execute())

  router
    .get('settings/tenant', settings.show)
    .as('settings.tenant.show')
    .use(middleware.can('settings:read'))
  router
    .route('settings/tenant', ['PATCH', 'PUT'], settings.update)
    .as('settings.tenant.update')
    .use(middleware.can('settings:write'))
    .use(middleware.execute())

  router
    .group(() => {
      router.get('sandbox', sandbox.show).as('sandbox.show')
      router.get('sandbox/mails', sandbox.mails).as('sandbox.mails.index')
      router.get('sandbox/mails/:id', sandbox.mail).as('sandbox.mails.show')
    })
    .use([middleware.can('caller'), middleware.ofSandbox('read')])
  router
    .post('sandbox/reset', sandbox.reset)
    .as('sandbox.reset')
    .use(middleware.can('caller'))
    .use(middleware.ofSandbox('reset'))
    .use(middleware.execute())

  router.get('modules', modules.index).as('modules.index').use(middleware.can('modules:read'))
}
