import { defineEvents } from '#core/resources/webhook_events'
import { movementTransformer } from '#inventory/transformers/movement_transformer'
import { warehouseTransformer } from '#inventory/transformers/warehouse_transformer'

export default function defineStockEvents() {
  defineEvents(
    { record: warehouseTransformer, scope: 'inventory', id: 'warehouseId' },
    {
      'warehouse.created': 'A warehouse was created',
      'warehouse.updated': 'A warehouse was changed, or became or ceased to be the default',
      'warehouse.deleted': 'A warehouse was deleted',
    }
  )
  defineEvents(
    { record: movementTransformer, scope: 'inventory', id: 'stockMovementId' },
    {
      'stock.moved': 'Stock of a product changed; one message per movement',
    }
  )
}
