/** Answers about the credits of a customer. */
import { REFUND_SOURCES } from '#sales/refunds/refund_lifecycle'

const id = { type: 'string', format: 'uuid' }
const amount = { type: 'number' }
const source = { source: { type: 'string', enum: [...REFUND_SOURCES] }, sourceId: id }

const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

const answer = (title: string, one: Record<string, object>, totalled: string) => ({
  title,
  schema: {
    ...object({
      customerId: id,
      currency: { type: 'string', examples: ['COP'] },
      data: { type: 'array', items: object(one) },
      totals: object({ [totalled]: amount }),
    }),
    title,
  },
})

export const creditsAnswer = answer(
  'CustomerCredits',
  {
    ...source,
    number: { type: 'integer' },
    fiscalNumber: { type: ['string', 'null'] },
    date: { type: 'string', format: 'date' },
    amount,
    availableAmount: amount,
  },
  'availableAmount'
)

export const appliedAnswer = answer(
  'AppliedCredits',
  { ...source, invoiceId: id, invoiceNumber: { type: 'integer' }, amount },
  'amount'
)
