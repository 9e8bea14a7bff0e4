import {
  choice,
  code,
  currency,
  day,
  id,
  optional,
  pastDay,
  settlement,
  text,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { withholdingFields } from '#tax/withholdings'
import { PAYMENT_STATES } from '#sales/payments/payment_lifecycle'
import { PAYMENT_METHODS } from '#sales/validators/invoice'

const fields = {
  invoiceId: id(),
  amount: settlement(),
  date: optional(pastDay()),
  paymentMethod: choice(PAYMENT_METHODS),
  currency: optional(currency()),
  bankAccountId: optional(id()),
  reference: optional(code(255)),
  notes: optional(text()),
  ...integrationFields(),
}

export const createPayment = validator({ ...fields, ...withholdingFields() })

/** Amounts are final; only details change. */
export const updatePayment = updateValidator(
  { ...fields, date: day(), status: optional(choice(PAYMENT_STATES)) },
  {
    immutable: [
      'invoiceId',
      'amount',
      'date',
      'paymentMethod',
      'currency',
      'bankAccountId',
      'status',
    ],
    kept: [
      'number',
      'customerId',
      'customerName',
      'voidedOn',
      'voidReason',
      'withholdings',
      'withheldTotal',
      'warnings',
    ],
  }
)

export const voidPayment = validator({
  reason: optional(text({ max: 1000 })),
  date: optional(pastDay()),
})

export type NewPayment = Infer<typeof createPayment>
