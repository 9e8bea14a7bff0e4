/** The fields `externalId` and `metadata` of answers. */
import { jsonOf } from '#core/database/columns'
import type { Metadata } from '#core/resources/integration/metadata'
import { out } from '#core/resources/transformer'

const schema = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'Keys and values of your own',
  examples: [{ channel: 'web' }],
}

export const integrationFacts = () => ({
  externalId: out.orNull(
    out.text({
      example: 'CRM-20931',
      description:
        'The id that another system has for it; unique in the company and kind of record',
    })
  ),
  metadata: {
    ...out.json<Metadata>(schema),
    initial: {},
    read: (value: unknown) => (jsonOf(value) ?? {}) as Metadata,
  },
})
