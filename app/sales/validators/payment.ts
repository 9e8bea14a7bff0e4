import {
  choice,
  code,
  currency,
  day,
  id,
  listOf,
  money,
  object,
  optional,
  optionalWith,
  pastDay,
  settlement,
  text,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { withholdingFields } from '#tax/withholdings'
import { DEDUCTION_KINDS } from '#sales/payments/deductions/kinds'
import { PAYMENT_STATES } from '#sales/payments/payment_lifecycle'
import { PAYMENT_METHODS } from '#sales/validators/invoice'

const MOST_DOCUMENTS = 500
const MOST_DEDUCTIONS = 50

export const EXCESS = ['REFUSE', 'ADVANCE'] as const

const allocation = () => object({ invoiceId: id(), amount: settlement() })

const deduction = () =>
  object({
    kind: choice(DEDUCTION_KINDS),
    amount: money(),
    accountId: optional(id()),
    conceptId: optional(id()),
    base: optional(money({ min: 0 })),
    invoiceId: optional(id()),
    description: optional(text({ max: 255 })),
  })

const fields = {
  invoiceId: optionalWith(['customerId', 'allocations'], id()),
  amount: settlement(),
  date: optional(pastDay()),
  paymentMethod: choice(PAYMENT_METHODS),
  currency: optional(currency()),
  bankAccountId: optional(id()),
  reference: optional(code(255)),
  notes: optional(text()),
  ...integrationFields(),
}

export const createPayment = validator({
  ...fields,
  customerId: optional(id()),
  allocations: optional(listOf(allocation(), { max: MOST_DOCUMENTS })),
  excess: optional(choice(EXCESS)),
  deductions: optional(listOf(deduction(), { max: MOST_DEDUCTIONS })),
  ...withholdingFields(),
})

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
      'deductions',
      'deductedTotal',
      'allocations',
      'allocatedAmount',
      'unallocatedAmount',
      'refundedAmount',
      'warnings',
    ],
  }
)

export const voidPayment = validator({
  reason: optional(text({ max: 1000 })),
  date: optional(pastDay()),
})

export const allocatePayment = validator({
  items: listOf(allocation(), { min: 1, max: MOST_DOCUMENTS }),
  date: optional(pastDay()),
})

export const voidAllocation = validator({ date: optional(pastDay()) })

export type NewPayment = Infer<typeof createPayment>
export type AskedAllocation = Infer<typeof allocatePayment>['items'][number]
export type AskedDeduction = NonNullable<NewPayment['deductions']>[number]
