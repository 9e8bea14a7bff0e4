import router from '@adonisjs/core/services/router'
import { tools } from '#assistant/controllers/tools_controller'
import { middleware } from '#start/kernel'

/** Whoever may use the assistant at all sees its tools; each tool then asks for its own permission. */
export default () => {
  router
    .group(() => {
      router.get('tools', tools.index).as('tools.index')
      router.post('tools/:name/call', tools.call).as('tools.call')
    })
    .prefix('assistant')
    .as('assistant')
    .use(middleware.can('assistant'))
}
