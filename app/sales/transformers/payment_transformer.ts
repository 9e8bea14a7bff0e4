import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { moneyWarnings } from '#accounting/money_warnings'
import { PAYMENT_STATES, paymentLifecycle } from '#sales/payments/payment_lifecycle'
import { PAYMENT_METHODS } from '#sales/validators/invoice'

export const paymentTransformer = defineTransformer(
  'Payment',
  'payments',
  {
    id: out.id(),
    number: out.whole({ description: 'Without gaps in the company, from 1' }),
    status: out.choice(PAYMENT_STATES),
    invoiceId: out.id(),
    customerId: out.id(),
    customerName: out.text(),
    date: out.day({ description: 'The day on which the money came' }),
    amount: out.number(),
    currency: out.text({ example: 'COP' }),
    paymentMethod: out.choice(PAYMENT_METHODS),
    bankAccountId: out.orNull(out.id()),
    reference: out.orNull(out.text()),
    notes: out.orNull(out.text()),
    voidedOn: out.orNull(out.day({ description: 'The day of its void in the books' })),
    voidReason: out.orNull(out.text()),
    ...integrationFacts(),
    warnings: moneyWarnings(),
  },
  { actions: ({ status }) => paymentLifecycle.allowedActions(status) }
)
