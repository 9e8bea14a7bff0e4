import router from '@adonisjs/core/services/router'
import { action, resource } from '#core/endpoints/routing'
import { listMunicipalities } from '#parties/controllers/municipalities_controller'
import { thirdParties } from '#parties/controllers/third_parties_controller'
import { middleware } from '#start/kernel'

export default () => {
  resource('third-parties', thirdParties, 'accounting')
  action('third-parties', 'merge', thirdParties.merge, 'accounting')

  router
    .get('municipalities', listMunicipalities)
    .as('municipalities.index')
    .use(middleware.can('caller'))
}
