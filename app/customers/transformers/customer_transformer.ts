import { integrationFacts } from '#core/resources/integration/record'
import { thirdPartyFact } from '#parties/links'
import { defineTransformer, out } from '#core/resources/transformer'
import { INTERACTION_TYPES } from '#customers/validators/customer'

export const customerTransformer = defineTransformer(
  'Customer',
  'customers',
  {
    id: out.id(),
    taxId: out.text({
      example: '900123456-7',
    }),
    name: out.text({ example: 'Café Ñandú S.A.S.' }),
    email: out.orNull(out.text()),
    phone: out.orNull(out.text()),
    address: out.orNull(out.text()),
    creditLimit: out.number(),
    balance: out.number({
      initial: 0,
      description:
        'What the customer owes on all invoices, in the currency of the company; below zero is ' +
        'credit. Read-only.',
    }),
    advances: out.number({
      initial: 0,
      description: 'Money of the customer that no invoice has taken. Read-only.',
    }),
    reminders: out.flag({ initial: true }),
    ...thirdPartyFact,
    ...integrationFacts(),
  },
  { soft: true }
)

export const interactionTransformer = defineTransformer(
  'CustomerInteraction',
  'customer_interactions',
  {
    id: out.id(),
    customerId: out.id(),
    type: out.choice(INTERACTION_TYPES),
    comment: out.text(),
    nextActionDate: out.orNull(out.day()),
    createdBy: out.orNull(out.id()),
  },
  { fixed: true }
)
