import { jsonOf } from '#core/database/columns'
import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { moneyWarnings } from '#accounting/money_warnings'
import { shownWithholdings } from '#tax/withholdings'
import { DEDUCTION_KINDS } from '#purchasing/payments/deductions'
import { allocationsOf } from '#purchasing/transformers/allocations'
import { allowedActions, SUPPLIER_PAYMENT_STATES } from '#purchasing/supplier_payment_lifecycle'

const idOrNull = { type: ['string', 'null'], format: 'uuid' }

const deduction = {
  kind: { type: 'string', enum: [...DEDUCTION_KINDS] },
  amount: { type: 'number' },
  accountId: idOrNull,
  conceptId: idOrNull,
  base: { type: ['number', 'null'] },
  billId: idOrNull,
  description: { type: ['string', 'null'] },
}

type Kept = { amount: unknown; base: unknown }

const deductions = {
  ...out.json<object[]>({
    type: 'array',
    items: { type: 'object', properties: deduction, required: Object.keys(deduction) },
  }),
  initial: [] as object[],
  read: (value: unknown) =>
    ((jsonOf(value ?? null) ?? []) as Kept[]).map((one) => ({
      billId: null,
      ...one,
      amount: Number(one.amount),
      base: one.base === null ? null : Number(one.base),
    })),
}

export const supplierPaymentTransformer = defineTransformer(
  'SupplierPayment',
  'supplier_payments',
  {
    id: out.id(),
    number: out.orNull(
      out.whole({ description: 'The number, without gaps in the company. Read-only.' })
    ),
    status: out.choice(SUPPLIER_PAYMENT_STATES),
    supplierId: out.orNull(out.id()),
    supplierName: out.orNull(out.text()),
    purchaseOrderId: out.orNull(out.id()),
    amount: out.number(),
    deductions,
    deductedTotal: out.number({
      initial: 0,
      description: 'The sum of the deductions that are no withholdings. Read-only.',
    }),
    withheldTotal: out.number({
      description: 'What is withheld on top of `amount`; both settle documents. Read-only.',
    }),
    withholdings: shownWithholdings(),
    allocatedAmount: out.number({
      initial: 0,
      description: 'What standing allocations take off bills and orders. Read-only.',
    }),
    unallocatedAmount: out.number({
      initial: 0,
      description: 'What no document has taken; refunds do not lower it. Read-only.',
    }),
    refundedAmount: out.number({
      initial: 0,
      description: 'What the supplier gave back. Read-only.',
    }),
    allocations: allocationsOf('payment_id'),
    date: out.day({
      sql: 't.payment_date',
      description: 'The day on which the money left. Postings and reports go by it.',
    }),
    paymentDate: out.day({ description: 'The former name of `date`.' }),
    paymentMethod: out.orNull(out.text()),
    bankAccountId: out.orNull(out.id()),
    reference: out.orNull(out.text()),
    notes: out.orNull(out.text()),
    createdBy: out.orNull(out.id()),
    voidedOn: out.orNull(
      out.day({ description: 'The day of the void in the books; null before. Read-only.' })
    ),
    voidReason: out.orNull(out.text()),
    ...integrationFacts(),
    warnings: moneyWarnings(),
  },
  { actions: allowedActions }
)
