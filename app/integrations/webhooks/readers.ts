/**
 * Who may receive an event. Webhooks get every record of a kind, so they need its read scope, and
 * for personal records that of all people's.
 */
import { Current } from '#core/context/current'
import { eventTypes } from '#core/resources/webhook_events'
import { mustHaveScope } from '#core/security/permissions'
import { mustBeAgent } from '#support/agents'

/** 403 when the caller may not read the records of these events. Test messages have none. */
export function mustReadAllOf(events: readonly string[]) {
  for (const event of events) {
    const type = eventTypes().get(event)
    if (type) mustHaveScope(Current.actor, `${type.scope}:read`)
    if (isOfTicket(event)) mustBeAgent('have webhooks told of them')
  }
}

const isOfTicket = (event: string) => eventTypes().get(event)?.record.table === 'tickets'
