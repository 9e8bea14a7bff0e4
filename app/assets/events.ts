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
      'asset.updated': 'An asset was changed, other than its status or assignment',
      'asset.status_changed':
        'An asset changed its status, other than by assignment or return; see `from` and `to`',
      'asset.assigned': 'An asset was assigned to an employee or a location',
      'asset.returned': 'An asset was returned',
      'asset.overdue': 'An asset was not returned on its expected day',
      'asset.audited': 'An asset was audited; `mismatches` counts the differences',
      'asset.deleted': 'An asset was deleted',
    }
  )
  defineEvents(
    { record: maintenanceTransformer, scope: 'assets', id: 'maintenanceId' },
    {
      'maintenance.opened': 'Maintenance of an asset started',
      'maintenance.updated': 'Maintenance of an asset was changed',
      'maintenance.completed': 'Maintenance of an asset was completed',
      'maintenance.deleted':
        'Maintenance of an asset was deleted; the message names the asset only',
    }
  )
}
