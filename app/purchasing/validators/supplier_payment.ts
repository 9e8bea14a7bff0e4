import {
  choice,
  code,
  currency,
  day,
  id,
  listOf,
  object,
  optional,
  pastDay,
  settlement,
  text,
} from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { type Fail, type Infer, updateValidator, validator } from '#core/input/validation'
import { withholdingFields } from '#tax/withholdings'
import { checkBillsOfDeductions, checkDeductions } from '#purchasing/payments/checked_deductions'
import { deductionField, MOST_DEDUCTIONS, type Deduction } from '#purchasing/payments/deductions'
import { SUPPLIER_PAYMENT_STATES } from '#purchasing/supplier_payment_lifecycle'
import { SUPPLIER_PAYMENT_METHODS } from '#purchasing/validators/purchase_order'

const MOST_ALLOCATIONS = 500

export const EXCESS = ['REFUSE', 'ADVANCE'] as const

const allocation = () =>
  object({
    billId: optional(id()),
    purchaseOrderId: optional(id()),
    amount: settlement(),
  })

const allocations = (min: number) => listOf(allocation(), { min, max: MOST_ALLOCATIONS })

type Allocation = { billId?: string | null; purchaseOrderId?: string | null }

/** Each allocation names one document, and each document stands once. */
export function checkAllocations(
  field: string,
  given: readonly Allocation[] | null | undefined,
  fail: Fail
) {
  const seen = new Set<string>()
  given?.forEach(({ billId, purchaseOrderId }, index) => {
    const [key, id] = billId ? ['billId', billId] : ['purchaseOrderId', purchaseOrderId]
    const at = `${field}.${index}`
    if (!id) return fail(`${at}.billId`, 'REQUIRED', 'billId or purchaseOrderId is required.')
    if (billId && purchaseOrderId)
      fail(
        `${at}.purchaseOrderId`,
        'CONTRADICTION',
        'An allocation settles a bill or an order: send one of them.'
      )
    if (seen.has(id))
      fail(`${at}.${key}`, 'DUPLICATE', 'This document stands twice: send one allocation of it.')
    seen.add(id)
  })
}

type Paying = {
  supplierId?: string | null
  billId?: string | null
  allocations?: readonly Allocation[] | null
  deductions?: readonly Deduction[] | null
}

const money = {
  date: optional(pastDay()),
  bankAccountId: optional(id()),
  reference: optional(code(255)),
}

/** Also of payments from files. */
export const supplierPaymentFields = {
  supplierId: optional(id()),
  amount: settlement(),
  ...money,
  paymentMethod: optional(choice(SUPPLIER_PAYMENT_METHODS)),
  notes: optional(text()),
  ...integrationFields(),
}

export const recordSupplierPayment = validator(
  {
    ...supplierPaymentFields,
    billId: optional(id()),
    currency: optional(currency()),
    allocations: optional(allocations(0)),
    deductions: optional(listOf(deductionField(), { max: MOST_DEDUCTIONS })),
    excess: optional(choice(EXCESS)),
    ...withholdingFields(),
  },
  {
    check({ supplierId, billId, allocations: all, deductions }: Paying, fail: Fail) {
      if (!supplierId && !billId && !all?.length)
        fail('supplierId', 'REQUIRED', 'supplierId is required where no document is named.')
      if (billId && all?.length)
        fail(
          'allocations',
          'CONTRADICTION',
          'Send billId for a payment of one bill, or allocations, not both.'
        )
      checkAllocations('allocations', all, fail)
      checkDeductions(deductions, fail)
      const named = billId ? [{ billId }] : (all ?? [])
      checkBillsOfDeductions(
        deductions,
        named.map((one) => one.billId),
        fail
      )
    },
  }
)

/** Amounts are final; only details change. */
export const updateSupplierPayment = updateValidator(
  { ...supplierPaymentFields, date: day(), status: optional(choice(SUPPLIER_PAYMENT_STATES)) },
  {
    immutable: ['supplierId', 'amount', 'date', 'paymentMethod', 'bankAccountId', 'status'],
    kept: [
      ...['number', 'supplierName', 'purchaseOrderId', 'paymentDate', 'voidedOn', 'voidReason'],
      ...['withholdings', 'withheldTotal', 'deductions', 'deductedTotal', 'allocations'],
      ...['allocatedAmount', 'unallocatedAmount', 'refundedAmount', 'createdBy', 'warnings'],
    ],
  }
)

export type NewSupplierPaymentInput = Infer<typeof recordSupplierPayment>

export const allocateSupplierMoney = validator(
  { items: allocations(1), date: optional(pastDay()) },
  { check: ({ items }, fail) => checkAllocations('items', items as Allocation[], fail) }
)

export const voidSupplierAllocation = validator({ date: optional(pastDay()) })

export const refundFromSupplier = validator({ amount: settlement(), ...money })
