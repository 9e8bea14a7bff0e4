import { defineTransformer, out } from '#core/resources/transformer'

export const consumableTransformer = defineTransformer(
  'Consumable',
  'consumables',
  {
    id: out.id(),
    name: out.text({ example: 'Tóner negro' }),
    categoryId: out.orNull(out.id()),
    quantity: out.whole({ description: 'In all, with what was delivered' }),
    available: out.whole({ sql: 't.quantity - t.delivered', description: 'Not delivered yet' }),
    unit: out.text({ example: 'unidades' }),
    notes: out.orNull(out.text()),
  },
  { soft: true }
)

export const consumableDeliveryTransformer = defineTransformer(
  'ConsumableDelivery',
  'consumable_deliveries',
  {
    id: out.id(),
    consumableId: out.id(),
    assetId: out.id(),
    quantity: out.whole(),
    notes: out.orNull(out.text()),
    deliveredBy: out.orNull(out.id()),
  },
  { fixed: true }
)
