import { defineTransformer, out } from '#core/resources/transformer'
import { MOVEMENT_REASONS, MOVEMENT_TYPES } from '#inventory/validators/movement'

export const movementTransformer = defineTransformer(
  'StockMovement',
  'stock_movements',
  {
    id: out.id(),
    productId: out.id(),
    warehouseId: out.id({ description: 'Where goods came to; of an OUT, where they left' }),
    fromWarehouseId: out.orNull(out.id({ description: 'Where a TRANSFER took them from' })),
    type: out.choice(MOVEMENT_TYPES),
    quantity: out.number(),
    reason: out.choice(MOVEMENT_REASONS),
    unitCost: out.number({ description: 'Of one unit, at moving average on the way out' }),
    cost: out.number({ description: 'Of all that moved' }),
    quantityAfter: out.number({ description: 'What was in `warehouseId` afterwards' }),
    reference: out.orNull(
      out.id({ description: 'The document that moved it; null when it was moved by hand' })
    ),
    createdBy: out.orNull(out.id()),
  },
  { fixed: true }
)
