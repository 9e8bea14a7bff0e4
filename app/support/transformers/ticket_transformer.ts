import { instantOf } from '#core/database/columns'
import { clock } from '#core/primitives/clock'
import { isPast } from '#core/calendar/due_dates'
import { integrationFacts } from '#core/resources/integration/record'
import { defineTransformer, out } from '#core/resources/transformer'
import { PRIORITIES } from '#support/targets/priorities'
import {
  TICKET_STATES,
  isStanding,
  ticketLifecycle,
  type TicketStatus,
} from '#support/ticket_lifecycle'

const stored = defineTransformer(
  'Ticket',
  'tickets',
  {
    id: out.id(),
    number: out.whole({ description: 'Of the company, from 1' }),
    status: out.choice(TICKET_STATES),
    priority: out.choice(PRIORITIES),
    categoryId: out.orNull(out.id()),
    subject: out.text({ example: 'La impresora no responde' }),
    description: out.text(),
    dueDate: out.orNull(out.instant({ description: 'Wished for by the requester' })),
    requesterId: out.orNull(
      out.id({ description: 'The user who opened it; null for an integration' })
    ),
    requesterName: out.text(),
    assigneeId: out.orNull(out.id()),
    followUpOfId: out.orNull(
      out.id({ description: 'The closed ticket that this one goes on with' })
    ),
    firstResponseAt: out.orNull(
      out.instant({ description: 'The first public comment by somebody else than the requester' })
    ),
    firstResponseDueAt: out.orNull(
      out.instant({ description: 'By the target of its priority, in business hours' })
    ),
    resolvedAt: out.orNull(out.instant()),
    resolutionDueAt: out.orNull(
      out.instant({
        description:
          'By the target of its priority, in business hours; stands still while it is resolved',
      })
    ),
    closedAt: out.orNull(out.instant()),
    reopenableUntil: out.orNull(
      out.instant({ description: 'After this a closed ticket is only followed up' })
    ),
    overdue: out.flag({
      sql: '0',
      initial: false,
      description: 'It is late by its dueDate or by a target of its priority',
    }),
    ...integrationFacts(),
  },
  { soft: true, actions: (ticket) => nextStates(ticket) }
)

/** `overdue` and the allowed actions depend on the time of reading. */
export const ticketTransformer = {
  ...stored,
  get schema() {
    return stored.schema
  },
  of(source: any) {
    const answer = stored.of(source)
    return { ...answer, overdue: isOverdue(answer) }
  },
}

/** A closed ticket may be reopened only for some days. */
export function nextStates({
  status,
  reopenableUntil,
}: {
  status: TicketStatus
  reopenableUntil: string | null
}) {
  const isOver =
    status === 'CLOSED' &&
    reopenableUntil !== null &&
    instantOf(reopenableUntil)! < clock.now().toISOString()
  return isOver ? [] : ticketLifecycle.allowedActions(status)
}

type Deadlines = {
  status: string
  dueDate: string | null
  firstResponseAt: string | null
  firstResponseDueAt: string | null
  resolutionDueAt: string | null
}

function isOverdue({
  status,
  dueDate,
  firstResponseAt,
  firstResponseDueAt,
  resolutionDueAt,
}: Deadlines) {
  if (!isStanding(status as TicketStatus)) return false

  const now = clock.now().toISOString()
  return (
    isPast(dueDate) ||
    isBefore(resolutionDueAt, now) ||
    (!firstResponseAt && isBefore(firstResponseDueAt, now))
  )
}

const isBefore = (deadline: string | null, now: string) => deadline !== null && deadline < now
