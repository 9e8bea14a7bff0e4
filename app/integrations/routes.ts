import router from '@adonisjs/core/services/router'
import { resource } from '#core/routing'
import { imports } from '#integrations/controllers/imports_controller'
import { middleware } from '#start/kernel'

export default () => {
  resource('imports', imports, 'integrations')
  router.get('imports/:id/errors', imports.errors).as('imports.errors').use(middleware.can('integrations:read'))
  router.post('imports/:id/cancel', imports.cancel).as('imports.cancel').use(middleware.can('integrations:write'))
}
