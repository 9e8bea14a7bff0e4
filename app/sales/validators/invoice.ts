import {
  choice,
  dayInZone,
  flag,
  id,
  listOf,
  object,
  optional,
  quantity,
  text,
  unitPrice,
  withDefault,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { lineFields, mustNameLines } from '#core/resources/document_lines'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { withholdingFields } from '#tax/withholdings'
import { INVOICE_STATES } from '#sales/invoices/invoice_lifecycle'
import { changedLines, KEPT_OF_DOCUMENTS, lines } from '#sales/validators/line'

export const PAYMENT_METHODS = ['CASH', 'CARD', 'TRANSFER', 'CREDIT', 'MIXED'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

const fields = {
  customerId: id(),
  dueDate: optional(dayInZone()),
  paymentMethod: withDefault(choice(PAYMENT_METHODS), 'CASH'),
  notes: optional(text()),
  warehouseId: optional(id()),
  costCenterId: optional(id()),
  numberingRangeId: optional(id()),
  items: lines(),
  ...withholdingFields(),
  ...integrationFields(),
}

export const createInvoice = validator({ ...fields, draft: withDefault(flag(), false) })

/** Only actions change `status`; it may be repeated. */
export const updateInvoice = updateValidator(
  { ...fields, items: changedLines(), status: optional(choice(INVOICE_STATES)) },
  {
    immutable: ['status'],
    kept: [
      ...KEPT_OF_DOCUMENTS,
      'draft',
      'quoteId',
      'fiscalNumber',
      'paidAmount',
      'creditedAmount',
      'balance',
      'withheldTotal',
      'amountDue',
      'overdue',
      'issuedAt',
      'voidedAt',
      'voidReason',
    ],
  }
)

export const issueDocument = validator({ numberingRangeId: optional(id()) })

export const voidDocument = validator({ reason: text({ max: 1000 }) })

const credited = object(
  {
    ...lineFields('invoiceLineId'),
    quantity: quantity(),
    unitPrice: optional(
      unitPrice().meta({
        description:
          'That of the line, which may be left out: a credit note gives back what was charged.',
      })
    ),
  },
  { fromText: (productId) => ({ productId, quantity: 1 }) }
)

/** Everything uncredited without `items`. */
export const createCreditNote = validator(
  {
    reason: text({ max: 1000 }),
    items: optional(listOf(credited, { min: 1, max: 500 })),
    numberingRangeId: optional(id()),
  },
  { check: ({ items }, fail) => mustNameLines(items, 'invoiceLineId', fail) }
)

export type NewInvoice = Infer<typeof createInvoice>
export type Issuing = Infer<typeof issueDocument>
export type InvoiceChanges = Omit<Infer<typeof updateInvoice>, 'status'>
export type NewCreditNote = Infer<typeof createCreditNote>
