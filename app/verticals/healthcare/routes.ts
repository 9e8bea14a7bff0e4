import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { ping } from '#verticals/healthcare/controllers/ping_controller'

export default () => {
  router.get('ping', ping.show).as('ping').use(middleware.can('modules:read'))
}
