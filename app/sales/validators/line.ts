/** The lines of quotes and invoices. */
import { id, listOf, object, optional, percent, quantity, text, unitPrice, withDefault } from '#core/fields'

const line = object(
  {
    productId: id(),
    quantity: quantity(),
    unitPrice: optional(unitPrice()),
    taxRate: optional(percent()),
    discountRate: withDefault(percent(), 0),
    description: optional(text({ max: 400 })),
  },
  { fromText: (productId) => ({ productId, quantity: 1 }) }
)

export const lines = () => listOf(line, { min: 1, max: 500 })

/** What the record shows of a line beside what a body says. */
const KEPT_OF_LINES = ['subtotal', 'discount', 'tax', 'total', 'creditedQuantity']

/** What the record shows of a document with lines. */
export const KEPT_OF_DOCUMENTS = ['number', 'customerName', 'date', 'currency', 'subtotal', 'discountTotal', 'taxTotal', 'total', 'warnings', ...KEPT_OF_LINES]
