/** The fields `externalId` and `metadata` of answers. */
import { jsonOf } from '#core/database/columns'
import type { Metadata } from '#core/resources/integration/metadata'
import { out } from '#core/resources/transformer'

const schema = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'Keys and values of your own, at most 50.',
  examples: [{ channel: 'web' }],
}

export const integrationFacts = () => ({
  externalId: out.orNull(
    out.text({
      example: 'CRM-20931',
      description:
        'The id that another system has for this record: unique among the records of its kind in ' +
        'the company. Case counts.',
    })
  ),
  metadata: {
    ...out.json<Metadata>(schema),
    initial: {},
    read: (value: unknown) => (jsonOf(value) ?? {}) as Metadata,
  },
})
