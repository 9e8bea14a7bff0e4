import {
  code,
  codes,
  flag,
  id,
  name,
  optional,
  percent,
  quantity,
  unitPrice,
  withDefault,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { updateValidator, validator } from '#core/input/validation'

const fields = {
  sku: code(128),
  name: name(),
  categoryId: optional(id()),
  costPrice: unitPrice({ min: 0 }),
  sellingPrice: unitPrice({ min: 0 }),
  // Without a default, because a rate that was not sent follows `taxes`.
  taxRate: optional(percent().meta({ default: 0 })),
  taxes: optional(codes({ max: 10 })),
  priceIncludesTax: optional(flag()),
  withholdingConceptId: optional(id()),
  isService: withDefault(flag(), false),
  unitOfMeasure: withDefault(code(32), 'und'),
  barcode: optional(code(64)),
  minStock: withDefault(quantity({ min: 0 }), 0),
  isActive: withDefault(flag(), true),
  ...integrationFields(),
}

export const createProduct = validator(fields)
export const updateProduct = updateValidator(fields, { kept: ['stock', 'averageCost'] })
