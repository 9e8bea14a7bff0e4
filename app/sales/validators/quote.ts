import { choice, dayInZone, flag, id, optional, text, withDefault } from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { documentDiscount } from '#tax/taxes'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { documentRules, mustTakePayment } from '#sales/validators/document_rules'
import { QUOTE_STATES } from '#sales/quotes/quote_lifecycle'
import { paid, PAYMENT_METHODS } from '#sales/validators/invoice'
import { changedLines, KEPT_OF_DOCUMENTS, lines } from '#sales/validators/line'

const fields = {
  customerId: id(),
  validUntil: optional(dayInZone()),
  paymentTermsId: optional(id()),
  notes: optional(text()),
  costCenterId: optional(id()),
  items: lines(),
  discount: documentDiscount(),
  ...integrationFields(),
}

export const createQuote = validator(fields, documentRules)

/** Only actions change `status`; it may be repeated. */
export const updateQuote = updateValidator(
  { ...fields, items: changedLines(), status: optional(choice(QUOTE_STATES)) },
  { ...documentRules, immutable: ['status'], kept: [...KEPT_OF_DOCUMENTS, 'invoiceId'] }
)

export const convertQuote = validator(
  {
    dueDate: optional(dayInZone()),
    paymentTermsId: optional(id()),
    paymentMethod: withDefault(choice(PAYMENT_METHODS), 'CASH'),
    warehouseId: optional(id()),
    numberingRangeId: optional(id()),
    draft: withDefault(flag(), false),
    paid: optional(paid),
    ...integrationFields(),
  },
  { check: mustTakePayment }
)

export type NewQuote = Infer<typeof createQuote>
export type QuoteChanges = Omit<Infer<typeof updateQuote>, 'status'>
export type Conversion = Infer<typeof convertQuote>
