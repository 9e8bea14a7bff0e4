import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { logo } from '#documents/controllers/logo_controller'
import { preview } from '#documents/controllers/preview_controller'

const [read, write] = ['settings:read', 'settings:write']

export default () => {
  router.get('settings/logo', logo.show).as('settings.logo.show').use(middleware.can(read))
  router
    .put('settings/logo', logo.update)
    .as('settings.logo.update')
    .use(middleware.can(write))
    .use(middleware.execute())
  router
    .delete('settings/logo', logo.destroy)
    .as('settings.logo.destroy')
    .use(middleware.can(write))
    .use(middleware.execute())

  router
    .get('settings/preview', preview.saved)
    .as('settings.preview.saved')
    .use(middleware.can(read))
  router
    .post('settings/preview', preview.sent)
    .as('settings.preview.sent')
    .use(middleware.can(read))
    .use(middleware.execute())
}
