import { defineTransformer, out } from '#core/resources/transformer'
import { MOVEMENT_REASONS, MOVEMENT_TYPES } from '#inventory/validators/movement'

export const movementTransformer = defineTransformer(
  'StockMovement',
  'stock_movements',
  {
    id: out.id(),
    productId: out.id(),
    warehouseId: out.id({
      description: 'The warehouse to which goods came; of an OUT, the one that they left.',
    }),
    fromWarehouseId: out.orNull(
      out.id({ description: 'The warehouse that a TRANSFER took them from; null otherwise.' })
    ),
    type: out.choice(MOVEMENT_TYPES),
    quantity: out.number(),
    reason: out.choice(MOVEMENT_REASONS),
    unitCost: out.number({
      description:
        'The cost of one unit, to 4 decimals, in the currency of the company; on the way out the ' +
        'moving average.',
    }),
    cost: out.number({
      description: 'The cost of all that moved, in the currency of the company. Read-only.',
    }),
    quantityAfter: out.number({ description: 'The units in `warehouseId` after it. Read-only.' }),
    reference: out.orNull(
      out.id({
        description: 'The id of the document that moved it; null when moved by hand. Read-only.',
      })
    ),
    createdBy: out.orNull(out.id()),
  },
  { fixed: true }
)
