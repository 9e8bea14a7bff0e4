/** Webhook events. Each domain declares its own in `events.ts` at its root. */
import { seesAllOf } from '#core/resources/field_visibility'
import type { Actor } from '#core/context/current'
import { hasScope } from '#core/context/scopes'
import { entityOf, type Transformer } from '#core/resources/transformer'

type Told = {
  record: Transformer<any>
  scope: string
  id: string
}

type EventType = Told & { what: string }

/** A test message has no record and no subscribers. */
export const TEST_EVENT = 'webhook.test'

const types = new Map<string, EventType>()

/** Declares events with a sentence each: `{ 'invoice.issued': 'An invoice was issued and has its number' }`. */
export function defineEvents(told: Told, sentences: Record<string, string>) {
  for (const [type, what] of Object.entries(sentences)) types.set(type, { ...told, what })
}

/** True if the actor may read all records of an event. Test messages have none. */
export function mayReadAllOf(type: string, actor: Actor): boolean {
  const told = types.get(type)
  return !told || (hasScope(actor, `${told.scope}:read`) && seesAllOf(entityOf(told.record), actor))
}

export const eventTypes = (): ReadonlyMap<string, EventType> => types

export const eventNames = () => [...types.keys()]
