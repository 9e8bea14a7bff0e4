/**
 * Webhook events. Each domain declares its own in `events.ts` at its root; webhooks and their
 * documentation read them.
 */
import { seesAllOf } from '#core/resources/field_visibility'
import type { Actor } from '#core/context/current'
import { hasScope } from '#core/context/scopes'
import { entityOf, type Transformer } from '#core/resources/transformer'

type Told = {
  /** The record that a message carries, and the scope that reading it takes. */
  record: Transformer<any>
  scope: string
  /** The name under which the announcement carries the record's id. */
  id: string
}

type EventType = Told & { what: string }

/**
 * The message that is sent on demand, to try an endpoint: it is about no record, and nobody
 * subscribes to it.
 */
export const TEST_EVENT = 'webhook.test'

const types = new Map<string, EventType>()

/**
 * Events of one kind of record, with a sentence each: `{ 'invoice.issued': 'An invoice got its
 * number' }`.
 */
export function defineEvents(told: Told, sentences: Record<string, string>) {
  for (const [type, what] of Object.entries(sentences)) types.set(type, { ...told, what })
}

/**
 * Whether an actor may read all records that an event carries. What no domain has declared, such as
 * a test message, carries none.
 */
export function mayReadAllOf(type: string, actor: Actor): boolean {
  const told = types.get(type)
  return !told || (hasScope(actor, `${told.scope}:read`) && seesAllOf(entityOf(told.record), actor))
}

export const eventTypes = (): ReadonlyMap<string, EventType> => types

/** All names. The domains define them before the process works. */
export const eventNames = () => [...types.keys()]
