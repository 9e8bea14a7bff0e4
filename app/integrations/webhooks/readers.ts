/** A webhook gets all records of a kind: it takes their read scope and, for tickets, an agent. */
import { Current } from '#core/context/current'
import { eventTypes } from '#core/resources/webhook_events'
import { mustHaveScope } from '#core/security/permissions'
import { mustBeAgent } from '#support/agents'

/** Refuses 403 callers who may not read the records of these events; test messages have none. */
export function mustReadAllOf(events: readonly string[]) {
  for (const event of events) {
    const type = eventTypes().get(event)
    if (type) mustHaveScope(Current.actor, `${type.scope}:read`)
    if (isOfTicket(event)) mustBeAgent('subscribe to events of tickets')
  }
}

const isOfTicket = (event: string) => eventTypes().get(event)?.record.table === 'tickets'
