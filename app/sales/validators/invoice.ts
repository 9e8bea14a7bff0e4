import {
  choice,
  code,
  day,
  dayInZone,
  flag,
  id,
  object,
  optional,
  pastDay,
  text,
  withDefault,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { documentDiscount } from '#tax/taxes'
import { withholdingFields } from '#tax/withholdings'
import { INVOICE_TYPES } from '#sales/debits/invoice_types'
import { INVOICE_STATES } from '#sales/invoices/invoice_lifecycle'
import { documentRules, mustBeOfType, mustTakePayment } from '#sales/validators/document_rules'
import { changedLines, KEPT_OF_DOCUMENTS, lines } from '#sales/validators/line'

export const PAYMENT_METHODS = ['CASH', 'CARD', 'TRANSFER', 'CREDIT', 'MIXED'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

const fields = {
  customerId: id(),
  dueDate: optional(dayInZone()),
  paymentTermsId: optional(id()),
  paymentMethod: withDefault(choice(PAYMENT_METHODS), 'CASH'),
  notes: optional(text()),
  warehouseId: optional(id()),
  costCenterId: optional(id()),
  numberingRangeId: optional(id()),
  disputedUntil: optional(day()),
  items: lines(),
  discount: documentDiscount(),
  ...withholdingFields(),
  ...integrationFields(),
}

const created = { ...fields, draft: withDefault(flag(), false) }

/** Files have no payments and no debit notes. */
export const importInvoice = validator(created, documentRules)

/** Takes the payment of the whole invoice with it. */
export const paid = object({
  date: optional(pastDay()),
  bankAccountId: optional(id()),
  method: optional(choice(PAYMENT_METHODS)),
  reference: optional(code(255)),
})

const debit = { relatedInvoiceId: optional(id()), reason: optional(text({ max: 1000 })) }

export const createInvoice = validator(
  {
    ...created,
    paid: optional(paid),
    type: withDefault(choice(INVOICE_TYPES), 'INVOICE'),
    ...debit,
  },
  {
    check: (input, fail) => {
      documentRules.check(input, fail)
      mustBeOfType(input, fail)
      mustTakePayment(input, fail)
    },
  }
)

/** Only actions change `status`; it may be repeated. */
export const updateInvoice = updateValidator(
  {
    ...{ ...fields, ...debit, items: changedLines() },
    status: optional(choice(INVOICE_STATES)),
    type: optional(choice(INVOICE_TYPES)),
  },
  {
    ...documentRules,
    immutable: ['status', 'type', 'relatedInvoiceId', 'reason'],
    kept: [
      ...KEPT_OF_DOCUMENTS,
      'draft',
      'quoteId',
      'recurringInvoiceId',
      'periodStart',
      'periodEnd',
      'fiscalNumber',
      'paidAmount',
      'creditedAmount',
      'writtenOffAmount',
      'creditReceived',
      'creditGiven',
      'refundedAmount',
      'settledAmount',
      'writeOffs',
      'balance',
      'withheldTotal',
      'amountDue',
      'installments',
      'earlyDiscount',
      'overdue',
      'issuedAt',
      'voidedAt',
      'voidReason',
    ],
  }
)

export const issueDocument = validator({ numberingRangeId: optional(id()) })

export const voidDocument = validator({ reason: text({ max: 1000 }) })

export type NewInvoice = Infer<typeof importInvoice>
export type NewDocument = Infer<typeof createInvoice>
export type Issuing = Infer<typeof issueDocument>
export type InvoiceChanges = Omit<
  Infer<typeof updateInvoice>,
  'status' | 'type' | 'relatedInvoiceId' | 'reason'
>

/** For invoices of a recurring invoice. */
export const invoiceFields = fields
