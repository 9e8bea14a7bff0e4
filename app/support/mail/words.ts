/** Texts of notices about tickets, in the language of the company. */
import { languageOf } from '#core/primitives/language'
import type { TicketStatus } from '#support/ticket_lifecycle'

export type NoticeKind = 'assigned' | 'status' | 'commented'

type Words = {
  subject: (number: number, subject: string) => string
  greeting: (name: string) => string
  states: Record<TicketStatus, string>
  said: Record<NoticeKind, (what: { status: string; who: string }) => string>
}

const english: Words = {
  subject: (number, subject) => `[#${number}] ${subject}`,
  greeting: (name) => `Hello ${name},`,
  states: { OPEN: 'open', IN_PROGRESS: 'in progress', RESOLVED: 'resolved', CLOSED: 'closed' },
  said: {
    assigned: ({ who }) => `${who} has assigned this ticket to you.`,
    status: ({ status }) => `This ticket is now ${status}.`,
    commented: ({ who }) => `${who} writes:`,
  },
}

const spanish: Words = {
  subject: (number, subject) => `[#${number}] ${subject}`,
  greeting: (name) => `Hola, ${name}:`,
  states: { OPEN: 'abierta', IN_PROGRESS: 'en curso', RESOLVED: 'resuelta', CLOSED: 'cerrada' },
  said: {
    assigned: ({ who }) => `${who} le ha asignado esta solicitud.`,
    status: ({ status }) => `Esta solicitud está ahora ${status}.`,
    commented: ({ who }) => `${who} escribe:`,
  },
}

export const wordsFor = (locale: string): Words => (languageOf(locale) === 'es' ? spanish : english)
