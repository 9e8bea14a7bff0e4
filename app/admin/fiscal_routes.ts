/** Routes of the pages of taxes, numbering ranges and third parties. */
import router from '@adonisjs/core/services/router'
import { certificates } from '#admin/controllers/certificates_controller'
import { fiscalSettings } from '#admin/controllers/fiscal_settings_controller'
import { numberingRanges } from '#admin/controllers/numbering_ranges_controller'
import { taxes } from '#admin/controllers/taxes_controller'
import { thirdParties } from '#admin/controllers/third_parties_controller'
import { withholdingConcepts as concepts } from '#admin/controllers/withholding_concepts_controller'

const middleware = router.named({
  leadsTo: () => import('#admin/middleware/requires_endpoint_middleware'),
})

export function fiscalPages() {
  router.get('/fiscal-settings', fiscalSettings.show).as('admin.fiscal_settings')
  router.post('/fiscal-settings', fiscalSettings.update).as('admin.fiscal_settings.update')

  router.get('/taxes', taxes.index).as('admin.taxes')
  router
    .get('/taxes/new', taxes.create)
    .as('admin.taxes.new')
    .use(middleware.leadsTo('POST /taxes'))
  router.post('/taxes', taxes.store).as('admin.taxes.store')
  router.get('/taxes/:id', taxes.show).as('admin.taxes.show')
  router.post('/taxes/:id', taxes.update).as('admin.taxes.update')
  router
    .get('/taxes/:id/rates', taxes.rate)
    .as('admin.taxes.rate')
    .use(middleware.leadsTo('PATCH /taxes/:id'))
  router.post('/taxes/:id/rates', taxes.addRate).as('admin.taxes.add_rate')

  router.get('/numbering-ranges', numberingRanges.index).as('admin.numbering_ranges')
  router
    .get('/numbering-ranges/new', numberingRanges.create)
    .as('admin.numbering_ranges.new')
    .use(middleware.leadsTo('POST /numbering-ranges'))
  router.post('/numbering-ranges', numberingRanges.store).as('admin.numbering_ranges.store')
  router.get('/numbering-ranges/:id', numberingRanges.show).as('admin.numbering_ranges.show')
  router.post('/numbering-ranges/:id', numberingRanges.update).as('admin.numbering_ranges.update')

  router.get('/third-parties', thirdParties.index).as('admin.third_parties')
  router.get('/third-parties/:id', thirdParties.show).as('admin.third_parties.show')
  router.post('/third-parties/:id', thirdParties.update).as('admin.third_parties.update')
  router
    .get('/third-parties/:id/merge', thirdParties.merge)
    .as('admin.third_parties.merge')
    .use(middleware.leadsTo('POST /third-parties/:id/merge'))
  router
    .post('/third-parties/:id/merge', thirdParties.mergeBoth)
    .as('admin.third_parties.merge_both')

  router.get('/withholding-concepts', concepts.index).as('admin.withholding_concepts')
  router
    .get('/withholding-concepts/new', concepts.create)
    .as('admin.withholding_concepts.new')
    .use(middleware.leadsTo('POST /withholding-concepts'))
  router.post('/withholding-concepts', concepts.store).as('admin.withholding_concepts.store')
  router.get('/withholding-concepts/:id', concepts.show).as('admin.withholding_concepts.show')
  router.post('/withholding-concepts/:id', concepts.update).as('admin.withholding_concepts.update')

  router.get('/withholding-certificates', certificates.index).as('admin.certificates')
  router
    .get('/withholding-certificates/new', certificates.create)
    .as('admin.certificates.new')
    .use(middleware.leadsTo('POST /withholding-certificates'))
  router.post('/withholding-certificates', certificates.store).as('admin.certificates.store')
  router
    .get('/withholding-certificates/:id/pdf', certificates.download)
    .as('admin.certificates.pdf')
    .use(middleware.leadsTo('GET /withholding-certificates/:id/pdf'))
}
