import { defineTransformer, out } from '#core/resources/transformer'
import { childrenSchema } from '#accounting/chart/nested'

const stored = defineTransformer('CostCenter', 'cost_centers', {
  id: out.id(),
  code: out.text({ example: 'VENTAS-BOG' }),
  name: out.text({ example: 'Ventas Bogotá' }),
  parentId: out.orNull(out.id()),
  active: out.flag({
    initial: true,
    description: 'Whether new lines may name it.',
  }),
})

export const costCenterTransformer = {
  ...stored,
  get schema() {
    return {
      ...stored.schema,
      properties: {
        ...(stored.schema.properties as object),
        children: childrenSchema('cost centres'),
      },
    }
  },
}
