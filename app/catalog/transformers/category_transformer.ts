import { defineTransformer, out } from '#core/resources/transformer'
import { CATEGORY_TYPES } from '#catalog/validators/category'

export const categoryTransformer = defineTransformer('Category', 'categories', {
  id: out.id(),
  name: out.text({ example: 'Herramientas' }),
  type: out.choice(CATEGORY_TYPES),
})
