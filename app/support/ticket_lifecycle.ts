import { defineLifecycle } from '#core/resources/state_machine'

export const TICKET_STATES = ['OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED'] as const

export type TicketStatus = (typeof TICKET_STATES)[number]

/** Verbs are named after their target states, since users choose a status. */
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

export const isStanding = (status: TicketStatus) => status === 'OPEN' || status === 'IN_PROGRESS'
