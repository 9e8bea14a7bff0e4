import router from '@adonisjs/core/services/router'
import type { Operation } from '#core/endpoints/operations'
import { reading, resource, action } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { assetLabels } from '#assets/controllers/asset_labels_controller'
import { assetModels } from '#assets/controllers/asset_models_controller'
import { assetOperations } from '#assets/controllers/asset_operations_controller'
import { assetPast } from '#assets/controllers/asset_past_controller'
import { assets } from '#assets/controllers/assets_controller'
import satellites from '#assets/accessories/accessories_routes'

export default () => {
  resource('asset-models', assetModels, 'assets')

  read('assets/export', 'assets.export', assets.export)
  router
    .post('assets/labels', assetLabels.sheet)
    .as('assets.labels')
    .use(middleware.can('assets:read'))
    .use(middleware.execute())
  read('assets/audits/due', 'assets.audits_due', assetPast.auditsDue)
  resource('assets', assets, 'assets', { besides: ['export', 'labels'] })
  action('assets', 'assign', assetOperations.assign, 'assets')
  action('assets', 'return', assetOperations.return, 'assets')
  action('assets', 'status', assetOperations.status, 'assets')
  action('assets', 'duplicate', assetOperations.duplicate, 'assets')
  action('assets', 'audit', assetOperations.audit, 'assets')
  reading('assets', 'label', assetLabels.one, 'assets')
  reading('assets', 'history', assetPast.history, 'assets')
  reading('assets', 'audits', assetPast.audits, 'assets')

  satellites()
}

function read(path: string, name: string, handler: Operation) {
  router.get(path, handler).as(name).use(middleware.can('assets:read'))
}
