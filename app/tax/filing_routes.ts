/** Routes of returns, exógena and certificates. */
import router from '@adonisjs/core/services/router'
import { reading, resource } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { withholdingCertificates } from '#tax/certificates/certificates'
import { exogena } from '#tax/exogena/exogena'
import { ica } from '#tax/returns/ica'
import { vatReturn } from '#tax/returns/vat_return'
import { withholdingReturn } from '#tax/returns/withholding_return'

const RETURNS = { 'vat-return': vatReturn, 'withholding-return': withholdingReturn, ica }

export function filingRoutes() {
  for (const [name, report] of Object.entries(RETURNS))
    router
      .get(`reports/${name}`, report)
      .as(`reports.${name}`)
      .use(middleware.can('accounting:read'))

  for (const [format, report] of Object.entries(exogena))
    router
      .get(`reports/exogena/${format}`, report)
      .as(`reports.exogena.${format}`)
      .use(middleware.can('accounting:read'))

  resource('withholding-certificates', withholdingCertificates, 'accounting')
  reading('withholding-certificates', 'pdf', withholdingCertificates.pdf, 'accounting')
}
