import { Current } from '#core/context/current'
import TicketEvent from '#support/models/ticket_event'

export const TICKET_ACTIONS = [
  'OPENED',
  'STATUS',
  'ASSIGNED',
  'COMMENTED',
  'NOTED',
  'CHANGED',
  'FOLLOWED_UP',
] as const

type Told = {
  action: (typeof TICKET_ACTIONS)[number]
  from?: string | null
  to?: string | null
  note?: string | null
}

/** Writes history in the transaction of the change. */
export async function tell(
  ticketId: string,
  { action, from = null, to = null, note = null }: Told
) {
  const { id, name } = Current.actor
  await TicketEvent.create({ ticketId, action, from, to, note, actorId: id, actorName: name })
}
