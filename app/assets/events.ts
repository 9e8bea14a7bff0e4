import { defineEvents } from '#core/event_types'
import { assetRecord } from '#assets/transformers/asset_record'

export function defineAssetEvents() {
  defineEvents({ record: assetRecord, scope: 'assets', id: 'assetId' }, {
    'asset.assigned': 'An asset was given to somebody, or to some place',
    'asset.returned': 'An asset came back',
    'asset.overdue': 'An asset was expected back and is not',
  })
}
