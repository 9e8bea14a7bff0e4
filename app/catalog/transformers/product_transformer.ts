import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'

export const productTransformer = defineTransformer(
  'Product',
  'products',
  {
    id: out.id(),
    sku: out.text({ example: 'TAL-001', description: 'Unique in the company' }),
    name: out.text({ example: 'Taladro percutor 650 W' }),
    categoryId: out.orNull(out.id()),
    costPrice: out.number(),
    sellingPrice: out.number(),
    taxRate: out.number({ description: 'Percent' }),
    isService: out.flag(),
    unitOfMeasure: out.text({ example: 'und' }),
    barcode: out.orNull(out.text()),
    minStock: out.number({ description: 'Below this it is listed in the stock alerts' }),
    isActive: out.flag(),
    stock: out.number({ initial: 0, description: 'On hand in all warehouses' }),
    averageCost: out.number({ initial: 0, description: 'Moving average' }),
    ...integrationFacts(),
  },
  { soft: true }
)
