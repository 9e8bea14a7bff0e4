/** Routes of the API about itself. */
import router from '@adonisjs/core/services/router'
import { auditRoutes } from '#api/audit/audit_routes'
import { docs } from '#api/controllers/docs_controller'
import { healthController as health } from '#api/controllers/health_controller'
import { metrics } from '#api/controllers/metrics_controller'
import { openApi } from '#api/controllers/openapi_controller'
import { postman } from '#api/controllers/postman_controller'
import { requestLogs } from '#api/controllers/request_logs_controller'
import { stateMachines } from '#api/controllers/state_machines_controller'
import { middleware } from '#start/kernel'

export function openRoutes() {
  router
    .group(() => {
      router.get('health', health.show).as('health.show')
      router.get('health/live', health.live).as('health.live')
      router.get('health/ready', health.ready).as('health.ready')
      router.get('openapi.json', openApi.show).as('openapi.show')
    })
    .use(middleware.open())
}

export default () => {
  router
    .get('meta/state-machines', stateMachines.index)
    .as('state-machines.index')
    .use(middleware.can('caller'))
  auditRoutes()
  router
    .group(() => {
      router.get('request-logs', requestLogs.index).as('request-logs.index')
      router.get('request-logs/:id', requestLogs.show).as('request-logs.show')
    })
    .use(middleware.can('administrator'))
}

/** /metrics has its own guard, because a collector is not a user. */
export function rootRoutes() {
  router
    .group(() => {
      router.get('/', docs.home).as('home')
      router.get('docs', docs.show).as('docs.show')
      router.get('docs/search', docs.search).as('docs.search')
      router.get('docs/postman.json', postman.show).as('docs.postman')
      router.get('docs/assets/:name', docs.file).as('docs.file')
      router.get('docs/*', docs.show).as('docs.page')
      router.get('metrics', metrics.show).as('metrics.show')
    })
    .use(middleware.open())
}
