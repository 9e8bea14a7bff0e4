/** Lines of quotes and invoices. */
import { lineTaxFields } from '#tax/taxes'
import {
  id,
  listOf,
  object,
  optional,
  percent,
  quantity,
  text,
  unitPrice,
  withDefault,
} from '#core/input/fields'

const fields = {
  productId: id(),
  quantity: quantity(),
  unitPrice: optional(unitPrice()),
  taxRate: optional(percent()),
  discountRate: withDefault(percent(), 0),
  description: optional(text({ max: 400 })),
  ...lineTaxFields(),
  costCenterId: optional(id()),
}

const oneOf = { fromText: (productId: string) => ({ productId, quantity: 1 }) }

export const lines = () => listOf(object(fields, oneOf), { min: 1, max: 500 })

/** A changed line keeps the `id` that it names. */
export const changedLines = () =>
  listOf(
    object(
      {
        id: optional(
          id().meta({ description: 'That of a line which the document has; it is kept.' })
        ),
        ...fields,
      },
      oneOf
    ),
    { min: 1, max: 500 }
  )

/** Read-only fields of a line. */
const KEPT_OF_LINES = [
  'subtotal',
  'discount',
  'documentDiscount',
  'tax',
  'total',
  'creditedQuantity',
]

/** Read-only fields of a document with lines. */
export const KEPT_OF_DOCUMENTS = [
  'number',
  'customerName',
  'date',
  'currency',
  'subtotal',
  'discountTotal',
  'taxTotal',
  'total',
  'warnings',
  ...KEPT_OF_LINES,
]
