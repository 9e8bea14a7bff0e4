/**
 * The list of domains. Every path is under /api/v1, but for the pages at the end; who may do what
 * stands in each domain's own routes.
 */
import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import customers from '#customers/routes'
import catalog from '#catalog/routes'
import auditLogs from '#api/audit_routes'
import admin from '#admin/routes'
import api, { openRoutes, rootRoutes } from '#api/routes'
import tenants from '#tenants/routes'
import assets from '#assets/routes'
import sales from '#sales/routes'
import inventory from '#inventory/routes'
import support from '#support/routes'
import purchasing from '#purchasing/routes'
import hr from '#hr/routes'
import payroll from '#payroll/routes'
import accounting from '#accounting/routes'
import identity, * as identityRoutes from '#identity/routes'
import communications, { rootRoutes as communicationPages } from '#communications/routes'
import customFields from '#custom_fields/routes'
import verticals from '#verticals/routes'
import integrations from '#integrations/routes'
import assistant from '#assistant/routes'
import { registerCredentials } from '#identity/credentials'
import { registerPrintedReports } from '#documents/printed_reports'

registerCredentials()
registerPrintedReports()

router
  .group(() => {
    openRoutes()
    identityRoutes.openRoutes()

    router
      .group(() => {
        tenants()
        identity()
        verticals()
        customers()
        catalog()
        accounting()
        inventory()
        purchasing()
        sales()
        assets()
        customFields()
        hr()
        payroll()
        communications()
        support()
        integrations()
        assistant()
        api()
        auditLogs()
      })
      .use(middleware.auth())
  })
  .prefix('/api/v1')

admin()
rootRoutes()
identityRoutes.rootRoutes()
communicationPages()
