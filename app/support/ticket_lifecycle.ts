import { defineLifecycle } from '#core/resources/state_machine'

export const TICKET_STATES = ['OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED'] as const

export type TicketStatus = (typeof TICKET_STATES)[number]

/** The verbs are the states they lead to, since people say which status a ticket shall have. */
export const ticketLifecycle = defineLifecycle({
  resource: 'tickets',
  states: TICKET_STATES,
  initial: 'OPEN',
  steps: {
    OPEN: { from: ['RESOLVED', 'CLOSED'], to: 'OPEN' },
    IN_PROGRESS: { from: ['OPEN', 'RESOLVED'], to: 'IN_PROGRESS' },
    RESOLVED: { from: ['OPEN', 'IN_PROGRESS'], to: 'RESOLVED' },
    CLOSED: { from: ['OPEN', 'RESOLVED'], to: 'CLOSED' },
  },
})

/** Somebody still has to do something about it. */
export const isStanding = (status: TicketStatus) => status === 'OPEN' || status === 'IN_PROGRESS'
