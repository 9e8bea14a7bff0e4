import { choice, dayInZone, flag, id, listOf, object, optional, quantity, text, withDefault } from '#core/fields'
import { integrationFields } from '#core/integration/fields'
import { updateValidator, validator, type Infer } from '#core/validation'
import { INVOICE_STATES } from '#sales/invoice_lifecycle'
import { KEPT_OF_DOCUMENTS, lines } from '#sales/validators/line'

export const PAYMENT_METHODS = ['CASH', 'CARD', 'TRANSFER', 'CREDIT', 'MIXED'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

const fields = {
  customerId: id(),
  dueDate: optional(dayInZone()),
  paymentMethod: withDefault(choice(PAYMENT_METHODS), 'CASH'),
  notes: optional(text()),
  warehouseId: optional(id()),
  items: lines(),
  ...integrationFields(),
}

export const createInvoice = validator({ ...fields, draft: withDefault(flag(), false) })

/** `status` is moved by the verbs alone; it may be repeated. */
export const updateInvoice = updateValidator(
  { ...fields, status: optional(choice(INVOICE_STATES)) },
  { immutable: ['status'], kept: [...KEPT_OF_DOCUMENTS, 'draft', 'quoteId', 'paidAmount', 'creditedAmount', 'balance', 'overdue', 'issuedAt', 'voidedAt', 'voidReason'] }
)

export const voidDocument = validator({ reason: text({ max: 1000 }) })

/** Without `items`, all that has not been credited yet. */
export const createCreditNote = validator({
  reason: text({ max: 1000 }),
  items: optional(listOf(object({ productId: id(), quantity: quantity() }, { fromText: (productId) => ({ productId, quantity: 1 }) }), { min: 1, max: 500 })),
})

export type NewInvoice = Infer<typeof createInvoice>
export type InvoiceChanges = Omit<Infer<typeof updateInvoice>, 'status'>
export type NewCreditNote = Infer<typeof createCreditNote>
