/** Texts for fields, enums and parameters that have the same meaning in all domains. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  fields: {
    id: 'The id of the record, a UUID. Read-only.',
  },
} satisfies Descriptions as Descriptions
