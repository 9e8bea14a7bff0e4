import { choice, code, currency, id, money, optional, text } from '#core/fields'
import { updateValidator, validator, type Infer } from '#core/validation'
import { PAYMENT_STATES } from '#sales/payment_lifecycle'
import { PAYMENT_METHODS } from '#sales/validators/invoice'

const fields = {
  invoiceId: id(),
  amount: money({ positive: true }),
  paymentMethod: choice(PAYMENT_METHODS),
  currency: optional(currency()),
  bankAccountId: optional(id()),
  reference: optional(code(255)),
  notes: optional(text()),
}

export const createPayment = validator(fields)

/** What was paid is a fact of the books: only what is said about it may change. */
export const updatePayment = updateValidator(
  { ...fields, status: optional(choice(PAYMENT_STATES)) },
  { immutable: ['invoiceId', 'amount', 'paymentMethod', 'currency', 'bankAccountId', 'status'], kept: ['number', 'date', 'customerId', 'customerName', 'voidedOn', 'voidReason'] }
)

export const voidPayment = validator({ reason: optional(text({ max: 1000 })) })

export type NewPayment = Infer<typeof createPayment>
