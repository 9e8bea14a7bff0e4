import { defineEvents } from '#core/resources/webhook_events'
import { assetTransformer } from '#assets/transformers/asset_transformer'
import { defineSatelliteEvents } from '#assets/accessories/accessories_events'
import { maintenanceTransformer } from '#assets/transformers/maintenance_transformer'

export default function defineAssetEvents() {
  defineSatelliteEvents()
  defineEvents(
    { record: assetTransformer, scope: 'assets', id: 'assetId' },
    {
      'asset.created': 'An asset was created',
      'asset.updated': 'An asset was changed, otherwise than in its status or holder',
      'asset.status_changed':
        'An asset got another status, otherwise than by being given to somebody or coming back; `from` and `to` say which',
      'asset.assigned': 'An asset was given to somebody, or to some place',
      'asset.returned': 'An asset came back',
      'asset.overdue': 'An asset was expected back and is not',
      'asset.audited':
        'Somebody has looked at an asset; `mismatches` says how much of it was not as expected',
      'asset.deleted': 'An asset was deleted',
    }
  )
  defineEvents(
    { record: maintenanceTransformer, scope: 'assets', id: 'maintenanceId' },
    {
      'maintenance.opened': 'Work on an asset began',
      'maintenance.updated': 'What is known of work on an asset was changed',
      'maintenance.completed': 'Work on an asset is over',
      'maintenance.deleted':
        'Work on an asset was deleted, of which nothing is left but which asset it was on',
    }
  )
}
