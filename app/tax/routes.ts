import router from '@adonisjs/core/services/router'
import { endpoint, resource } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { fiscalSettingsHandlers as settings } from '#tax/controllers/fiscal_settings_controller'
import { filingRoutes } from '#tax/filing_routes'
import { taxes } from '#tax/controllers/taxes_controller'
import { taxLines } from '#tax/reports/tax_lines'
import { withholdingConcepts } from '#tax/controllers/withholding_concepts_controller'

export default () => {
  resource('taxes', taxes, 'accounting')
  resource('withholding-concepts', withholdingConcepts, 'accounting')
  filingRoutes()
  endpoint('get', 'reports/tax-lines', ['reports.tax-lines', taxLines], 'accounting:read')

  router
    .get('settings/fiscal', settings.show)
    .as('settings.fiscal.show')
    .use(middleware.can('settings:read'))
  router
    .route('settings/fiscal', ['PATCH', 'PUT'], settings.update)
    .as('settings.fiscal.update')
    .use(middleware.can('settings:write'))
    .use(middleware.execute())
}
