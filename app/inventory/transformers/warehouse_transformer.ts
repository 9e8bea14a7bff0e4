import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'

const DEFAULT =
  '(SELECT d.id FROM warehouses d WHERE d.tenant_id = t.tenant_id AND d.live = 1 ORDER BY d.is_default DESC, d.id LIMIT 1)'

export const warehouseTransformer = defineTransformer(
  'Warehouse',
  'warehouses',
  {
    id: out.id(),
    name: out.text({ example: 'Bodega principal' }),
    location: out.orNull(out.text({ example: 'Calle 13 # 37-50, Bogotá' })),
    parentWarehouseId: out.orNull(out.id()),
    isDefault: out.flag({
      sql: `t.id = ${DEFAULT}`,
      description:
        'Whether documents that name no warehouse use it: the one chosen for it, else the oldest.',
    }),
    ...integrationFacts(),
  },
  { soft: true }
)
