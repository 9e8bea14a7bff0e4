import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { moneyWarnings } from '#accounting/money_warnings'
import { shownWithholdings } from '#tax/withholdings'
import { PAYMENT_STATES, paymentLifecycle } from '#sales/payments/payment_lifecycle'
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
    invoiceId: out.id(),
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
  { actions: ({ status }) => paymentLifecycle.allowedActions(status) }
)
