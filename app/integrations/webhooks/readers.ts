/**
 * Who may have what an event carries. A webhook is told of every record of a kind, and its log
 * keeps what was told: so it takes the scope that reading one takes and, where people see but their
 * own, to be of those who see all.
 */
import { Current } from '#core/context/current'
import { eventTypes } from '#core/resources/webhook_events'
import { mustHaveScope } from '#core/security/permissions'
import { mustBeAgent } from '#support/agents'

/**
 * Refuses (403) whoever may not have what all of these events carry; a test message carries
 * nothing.
 */
export function mustReadAllOf(events: readonly string[]) {
  for (const event of events) {
    const type = eventTypes().get(event)
    if (type) mustHaveScope(Current.actor, `${type.scope}:read`)
    if (isOfTicket(event)) mustBeAgent('have webhooks told of them')
  }
}

const isOfTicket = (event: string) => eventTypes().get(event)?.record.table === 'tickets'
