import { choice, day, dayInZone, flag, id, optional, text, withDefault } from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { validator, type Infer } from '#core/input/validation'
import { documentDiscount } from '#tax/taxes'
import { withholdingFields } from '#tax/withholdings'
import { documentRules } from '#sales/validators/document_rules'
import { lines } from '#sales/validators/line'
import { PAYMENT_METHODS } from '#sales/validators/invoice'

/** Customer, and payment method by default, are those of the invoice. */
export const createDebitNote = validator(
  {
    reason: optional(text({ max: 1000 })),
    items: lines(),
    discount: documentDiscount(),
    dueDate: optional(dayInZone()),
    paymentTermsId: optional(
      id().meta({ description: 'The payment terms: instalments and `dueDate` follow from them.' })
    ),
    paymentMethod: optional(choice(PAYMENT_METHODS)),
    notes: optional(text()),
    costCenterId: optional(id()),
    numberingRangeId: optional(id()),
    disputedUntil: optional(day()),
    draft: withDefault(flag(), false),
    ...withholdingFields(),
    ...integrationFields(),
  },
  documentRules
)

export type NewDebitNote = Infer<typeof createDebitNote>
