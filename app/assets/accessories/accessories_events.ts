/** What is told of what belongs to assets: their models, and what is given out by number. */
import { defineEvents } from '#core/resources/webhook_events'
import { accessoryRecord } from '#assets/transformers/accessory_record'
import { assetModelRecord } from '#assets/transformers/asset_model_record'
import { componentRecord } from '#assets/transformers/component_record'
import { consumableRecord } from '#assets/transformers/consumable_record'
import { licenseRecord } from '#assets/transformers/license_record'

export function defineSatelliteEvents() {
  defineEvents(
    { record: assetModelRecord, scope: 'assets', id: 'assetModelId' },
    {
      'asset_model.created': 'A model of assets was created',
      'asset_model.updated': 'A model of assets was changed',
      'asset_model.deleted': 'A model of assets was deleted, of which nothing is left but the id',
    }
  )
  defineEvents(
    { record: licenseRecord, scope: 'assets', id: 'licenseId' },
    {
      'license.created': 'A license was created; the message tells no product key',
      'license.updated': 'A license was changed',
      'license.assigned': 'A seat of a license was given to somebody, or to an asset',
      'license.returned': 'A seat of a license is free again',
      'license.deleted': 'A license was deleted, of which nothing is left but the id',
    }
  )
  defineEvents(
    { record: accessoryRecord, scope: 'assets', id: 'accessoryId' },
    {
      'accessory.created': 'An accessory was created',
      'accessory.updated': 'An accessory was changed',
      'accessory.assigned':
        'Some of an accessory went to an asset; `quantityAssigned` says how many',
      'accessory.returned':
        'Some of an accessory came back from an asset; `quantityReturned` says how many',
      'accessory.deleted': 'An accessory was deleted, of which nothing is left but the id',
    }
  )
  defineEvents(
    { record: consumableRecord, scope: 'assets', id: 'consumableId' },
    {
      'consumable.created': 'A consumable was created',
      'consumable.updated': 'A consumable was changed',
      'consumable.delivered':
        'Some of a consumable went to an asset for good; `quantityDelivered` says how much',
      'consumable.deleted': 'A consumable was deleted',
    }
  )
  defineEvents(
    { record: componentRecord, scope: 'assets', id: 'componentId' },
    {
      'component.created': 'A component was created',
      'component.updated': 'A component was changed, or lies in another asset',
      'component.deleted': 'A component was deleted, of which nothing is left but the id',
    }
  )
}
