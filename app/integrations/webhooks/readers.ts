/**
 * Who may have what an event carries. A webhook is told of every record of a kind, and its log keeps what was told: so it takes
 * the scope that reading one takes and, where people see but their own, to be of those who see all.
 */
import { Current } from '#core/current'
import { eventTypes, mayReadOf } from '#core/event_types'
import { isAgent } from '#support/agents'

export function mayReadAllOf(event: string): boolean {
  return mayReadOf(event, Current.actor) && (!isOfTicket(event) || isAgent())
}

const isOfTicket = (event: string) => eventTypes().get(event)?.scope === 'tickets'
