import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { moneyWarnings } from '#accounting/money_warnings'
import { shownWithholdings } from '#tax/withholdings'
import { shownDeductions } from '#sales/payments/deductions/kept_deductions'
import { allowedActions, PAYMENT_STATES } from '#sales/payments/payment_lifecycle'
import { allocationsOf } from '#sales/transformers/shown_allocations'
import { PAYMENT_METHODS } from '#sales/validators/invoice'

export const paymentTransformer = defineTransformer(
  'Payment',
  'payments',
  {
    id: out.id(),
    number: out.whole({
      description:
        'The number, without gaps in the company, from 1 or from where its settings say. Read-only.',
    }),
    status: out.choice(PAYMENT_STATES),
    invoiceId: out.orNull(out.id()),
    customerId: out.id(),
    customerName: out.text(),
    date: out.day({
      description: 'The day on which the money came. Postings and reports go by it.',
    }),
    amount: out.number({ description: 'The money that was received.' }),
    withholdings: shownWithholdings(),
    withheldTotal: out.number({
      initial: 0,
      description:
        'What the customer withheld of the payment, which settles the invoice, too. Read-only.',
    }),
    deductions: shownDeductions(),
    deductedTotal: out.number({
      initial: 0,
      description: 'The sum of the deductions that are no withholdings. Read-only.',
    }),
    allocations: allocationsOf(),
    allocatedAmount: out.number({
      initial: 0,
      description: 'What standing allocations take off invoices. Read-only.',
    }),
    unallocatedAmount: out.number({
      initial: 0,
      description:
        'The money that no invoice has taken, an advance. Refunds do not lower it: ' +
        'free is `unallocatedAmount` - `refundedAmount`. Read-only.',
    }),
    refundedAmount: out.number({
      initial: 0,
      description: 'What was given back of it. Read-only.',
    }),
    currency: out.text({ example: 'COP' }),
    paymentMethod: out.choice(PAYMENT_METHODS),
    bankAccountId: out.orNull(out.id()),
    reference: out.orNull(out.text()),
    notes: out.orNull(out.text()),
    voidedOn: out.orNull(
      out.day({ description: 'The day of the void in the books; null before. Read-only.' })
    ),
    voidReason: out.orNull(out.text()),
    ...integrationFacts(),
    warnings: moneyWarnings(),
  },
  { actions: allowedActions }
)
