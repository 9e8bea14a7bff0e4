import { defineTransformer, out } from '#core/resources/transformer'

export const componentTransformer = defineTransformer('Component', 'components', {
  id: out.id(),
  name: out.text({ example: 'Memoria 16 GB' }),
  categoryId: out.orNull(out.id()),
  serial: out.orNull(out.text()),
  allocatedToAssetId: out.orNull(out.id({ description: 'The asset that it is in' })),
  notes: out.orNull(out.text()),
})
