import { defineEvents } from '#core/resources/webhook_events'
import { movementTransformer } from '#inventory/transformers/movement_transformer'
import { warehouseTransformer } from '#inventory/transformers/warehouse_transformer'

export default function defineStockEvents() {
  defineEvents(
    { record: warehouseTransformer, scope: 'inventory', id: 'warehouseId' },
    {
      'warehouse.created': 'A warehouse was created',
      'warehouse.updated': 'A warehouse was changed, or is the default from now on, or no more',
      'warehouse.deleted': 'A warehouse was deleted',
    }
  )
  defineEvents(
    { record: movementTransformer, scope: 'inventory', id: 'stockMovementId' },
    {
      'stock.moved':
        'Goods came in, left, or went from one warehouse to another, whatever moved them: one message for each movement',
    }
  )
}
