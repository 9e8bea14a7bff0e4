/** Changes of what other systems keep with a record: they are no part of what the record says. */
import type { Metadata } from '#core/resources/integration/metadata'

export type IntegrationChanges = { externalId?: string | null; metadata?: Metadata | null }

const FIELDS = ['externalId', 'metadata'] as const

/** `externalId` and `metadata`, as far as they were sent. */
export const integrationOf = (said: IntegrationChanges): IntegrationChanges =>
  Object.fromEntries(
    FIELDS.filter((field) => said[field] !== undefined).map((field) => [field, said[field]])
  )

/**
 * Whether nothing else is changed: then no state of the record stands in the way, so that a void
 * document can still be marked as taken over.
 */
export const isIntegrationOnly = (changes: object) =>
  Object.keys(changes).every((field) => FIELDS.includes(field as 'metadata'))
