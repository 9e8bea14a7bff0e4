import { defineTransformer, out } from '#core/resources/transformer'

export const accessoryTransformer = defineTransformer('Accessory', 'accessories', {
  id: out.id(),
  name: out.text({ example: 'Teclado' }),
  categoryId: out.orNull(out.id()),
  quantity: out.whole({ description: 'In all, with those that are out' }),
  available: out.whole({ sql: 't.quantity - t.assigned', description: 'Not with any asset' }),
  notes: out.orNull(out.text()),
})

export const accessoryAssignmentTransformer = defineTransformer(
  'AccessoryAssignment',
  'accessory_assignments',
  {
    id: out.id(),
    accessoryId: out.id(),
    assetId: out.id(),
    quantity: out.whole({ description: 'What the asset has of it now' }),
    notes: out.orNull(out.text()),
  }
)
