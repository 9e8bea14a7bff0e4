import { integrationFacts } from '#core/integration/record'
import { defineRecord, out } from '#core/record'
import { PAYMENT_STATES, paymentLifecycle } from '#sales/payment_lifecycle'
import { PAYMENT_METHODS } from '#sales/validators/invoice'

export const paymentRecord = defineRecord(
  'Payment',
  'payments',
  {
    id: out.id(),
    number: out.whole({ description: 'Without gaps in the company, from 1' }),
    status: out.choice(PAYMENT_STATES),
    invoiceId: out.id(),
    customerId: out.id(),
    customerName: out.text(),
    date: out.day(),
    amount: out.number(),
    currency: out.text({ example: 'COP' }),
    paymentMethod: out.choice(PAYMENT_METHODS),
    bankAccountId: out.orNull(out.id()),
    reference: out.orNull(out.text()),
    notes: out.orNull(out.text()),
    voidedOn: out.orNull(out.day()),
    voidReason: out.orNull(out.text()),
    ...integrationFacts(),
  },
  { actions: ({ status }) => paymentLifecycle.allowedActions(status) }
)
