/** Changes of `externalId` and `metadata`. */
import type { Metadata } from '#core/resources/integration/metadata'

export type IntegrationChanges = { externalId?: string | null; metadata?: Metadata | null }

const FIELDS = ['externalId', 'metadata'] as const

export const integrationOf = (said: IntegrationChanges): IntegrationChanges =>
  Object.fromEntries(
    FIELDS.filter((field) => said[field] !== undefined).map((field) => [field, said[field]])
  )

/** True if nothing else changes. Such changes are allowed in any state, even of a void document. */
export const isIntegrationOnly = (changes: object) =>
  Object.keys(changes).every((field) => FIELDS.includes(field as 'metadata'))
