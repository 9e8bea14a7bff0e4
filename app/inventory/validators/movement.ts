import { choice, id, optional, quantity, unitPrice } from '#core/input/fields'
import { validator, type Infer } from '#core/input/validation'

/** Moved by hand. */
const MOVED_TYPES = ['IN', 'OUT', 'TRANSFER'] as const

export const MOVEMENT_TYPES = [...MOVED_TYPES, 'VALUE'] as const
const MOVED_REASONS = [
  'PURCHASE',
  'SALE',
  'DAMAGE',
  'ADJUSTMENT',
  'TRANSFER',
  'RETURN',
  'VOID',
] as const

export const MOVEMENT_REASONS = [...MOVED_REASONS, 'PRICE_DIFFERENCE'] as const

const fields = {
  productId: id(),
  warehouseId: id(),
  fromWarehouseId: optional(
    id().meta({
      description: 'Required for TRANSFER: where the goods leave, another than `warehouseId`.',
    })
  ),
  type: choice(MOVED_TYPES),
  quantity: quantity(),
  reason: choice(MOVED_REASONS),
  unitCost: optional(unitPrice()),
}

export const createMovement = validator(fields, {
  check({ type, warehouseId, fromWarehouseId }, fail) {
    if (type !== 'TRANSFER') return
    if (!fromWarehouseId)
      fail('fromWarehouseId', 'REQUIRED', 'fromWarehouseId is required for a TRANSFER.')
    else if (fromWarehouseId === warehouseId)
      fail(
        'fromWarehouseId',
        'INVALID',
        'fromWarehouseId must be another warehouse than warehouseId.'
      )
  },
})

export type NewMovement = Infer<typeof createMovement>
