import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'

export const productTransformer = defineTransformer(
  'Product',
  'products',
  {
    id: out.id(),
    sku: out.text({ example: 'TAL-001' }),
    name: out.text({ example: 'Taladro percutor 650 W' }),
    categoryId: out.orNull(out.id()),
    costPrice: out.number(),
    sellingPrice: out.number(),
    taxRate: out.number({ initial: 0 }),
    taxes: out.orNull(out.json<string[]>({ type: 'array', items: { type: 'string' } })),
    priceIncludesTax: out.orNull(out.flag()),
    withholdingConceptId: out.orNull(out.id()),
    isService: out.flag(),
    unitOfMeasure: out.text({ example: 'und' }),
    barcode: out.orNull(out.text()),
    minStock: out.number(),
    isActive: out.flag(),
    stock: out.number({
      initial: 0,
      description:
        'The units in all warehouses; below zero when more was sold than there was. Read-only.',
    }),
    averageCost: out.number({
      initial: 0,
      description:
        'The moving average of the cost of one unit, to 4 decimals, in the currency of the ' +
        'company. Read-only.',
    }),
    ...integrationFacts(),
  },
  { soft: true }
)
