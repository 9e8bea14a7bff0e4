import router from '@adonisjs/core/services/router'
import { mcp } from '#assistant/controllers/mcp_controller'
import { tools } from '#assistant/controllers/tools_controller'
import { middleware } from '#start/kernel'

/**
 * Whoever may use the assistant at all sees its tools; each tool then asks for its own permission.
 */
export default () => {
  router
    .group(() => {
      router.get('tools', tools.index).as('tools.index')
      router.post('tools/:name/call', tools.call).as('tools.call')
      router.post('mcp', mcp.post).as('mcp')
    })
    .prefix('assistant')
    .as('assistant')
    .use(middleware.can('assistant'))
}
