import { choice, dayInZone, flag, id, optional, text, withDefault } from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { QUOTE_STATES } from '#sales/quotes/quote_lifecycle'
import { PAYMENT_METHODS } from '#sales/validators/invoice'
import { changedLines, KEPT_OF_DOCUMENTS, lines } from '#sales/validators/line'

const fields = {
  customerId: id(),
  validUntil: optional(dayInZone()),
  notes: optional(text()),
  costCenterId: optional(id()),
  items: lines(),
  ...integrationFields(),
}

export const createQuote = validator(fields)

/** Only actions change `status`; it may be repeated. */
export const updateQuote = updateValidator(
  { ...fields, items: changedLines(), status: optional(choice(QUOTE_STATES)) },
  { immutable: ['status'], kept: [...KEPT_OF_DOCUMENTS, 'invoiceId'] }
)

export const convertQuote = validator({
  dueDate: optional(dayInZone()),
  paymentMethod: withDefault(choice(PAYMENT_METHODS), 'CASH'),
  warehouseId: optional(id()),
  numberingRangeId: optional(id()),
  draft: withDefault(flag(), false),
  ...integrationFields(),
})

export type NewQuote = Infer<typeof createQuote>
export type QuoteChanges = Omit<Infer<typeof updateQuote>, 'status'>
export type Conversion = Infer<typeof convertQuote>
