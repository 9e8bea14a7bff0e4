import router from '@adonisjs/core/services/router'
import { mcp } from '#assistant/controllers/mcp_controller'
import { tools } from '#assistant/controllers/tools_controller'
import { middleware } from '#start/kernel'

/** Each tool requires its own permission beside `assistant`. */
export default () => {
  router
    .group(() => {
      router.get('tools', tools.index).as('tools.index')
      router.post('tools/:name/call', tools.call).as('tools.call').use(middleware.execute())
      router.post('mcp', mcp.post).as('mcp').use(middleware.execute())
    })
    .prefix('assistant')
    .as('assistant')
    .use(middleware.can('assistant'))
}
