/** Webhook events of asset models, licenses, accessories, consumables and components. */
import { defineEvents } from '#core/resources/webhook_events'
import { accessoryTransformer } from '#assets/transformers/accessory_transformer'
import { assetModelTransformer } from '#assets/transformers/asset_model_transformer'
import { componentTransformer } from '#assets/transformers/component_transformer'
import { consumableTransformer } from '#assets/transformers/consumable_transformer'
import { licenseTransformer } from '#assets/transformers/license_transformer'

export function defineSatelliteEvents() {
  defineEvents(
    { record: assetModelTransformer, scope: 'assets', id: 'assetModelId' },
    {
      'asset_model.created': 'An asset model was created',
      'asset_model.updated': 'An asset model was changed',
      'asset_model.deleted': 'An asset model was deleted; the message has the id only',
    }
  )
  defineEvents(
    { record: licenseTransformer, scope: 'assets', id: 'licenseId' },
    {
      'license.created': 'A license was created; the message has no product key',
      'license.updated': 'A license was changed',
      'license.assigned': 'A license seat was assigned to an employee or an asset',
      'license.returned': 'A license seat was released',
      'license.expiring': 'A license expires within 30 days',
      'license.deleted': 'A license was deleted; the message has the id only',
    }
  )
  defineEvents(
    { record: accessoryTransformer, scope: 'assets', id: 'accessoryId' },
    {
      'accessory.created': 'An accessory was created',
      'accessory.updated': 'An accessory was changed',
      'accessory.assigned': 'Accessories were assigned to an asset; see `quantityAssigned`',
      'accessory.returned': 'Accessories were returned from an asset; see `quantityReturned`',
      'accessory.deleted': 'An accessory was deleted; the message has the id only',
    }
  )
  defineEvents(
    { record: consumableTransformer, scope: 'assets', id: 'consumableId' },
    {
      'consumable.created': 'A consumable was created',
      'consumable.updated': 'A consumable was changed',
      'consumable.delivered': 'A consumable was issued to an asset; see `quantityDelivered`',
      'consumable.deleted': 'A consumable was deleted',
    }
  )
  defineEvents(
    { record: componentTransformer, scope: 'assets', id: 'componentId' },
    {
      'component.created': 'A component was created',
      'component.updated': 'A component was changed, or moved to another asset',
      'component.deleted': 'A component was deleted; the message has the id only',
    }
  )
}
