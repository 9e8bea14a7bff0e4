import router from '@adonisjs/core/services/router'
import { resource } from '#core/endpoints/routing'
import { auditLogs } from '#api/controllers/audit_logs_controller'
import { middleware } from '#start/kernel'

export function auditRoutes() {
  router
    .get('audit-logs/verify', auditLogs.verify)
    .as('audit-logs.verify')
    .use(middleware.can('audit:read'))
  resource('audit-logs', { index: auditLogs.index, show: auditLogs.show }, 'audit')
}
