import router from '@adonisjs/core/services/router'
import { resource } from '#core/endpoints/routing'
import { ATTACHABLES } from '#files/attachables'
import { files } from '#files/controllers/files_controller'
import { filesOf } from '#files/controllers/record_files_controller'
import { middleware } from '#start/kernel'

/** The rights to a file are those to its records, so that no scope opens all files. */
export default () => {
  router
    .post('files', files.store)
    .as('files.store')
    .use(middleware.can('caller'))
    .use(middleware.execute())
  router.get('files/:id', files.show).as('files.show').use(middleware.can('caller'))
  router.get('files/:id/content', files.content).as('files.content').use(middleware.can('caller'))
  router
    .delete('files/:id', files.destroy)
    .as('files.destroy')
    .use(middleware.can('caller'))
    .use(middleware.execute())

  for (const [path, one] of Object.entries(ATTACHABLES))
    resource(`${path}/:id/files`, filesOf(one), one.scope)
}
