import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { pastCondition } from '#core/calendar/due_dates'
import { defineList, instantRange, type Condition } from '#core/resources/list/list'
import {
  creates,
  deletes,
  does,
  inPath,
  lists,
  pathId,
  reads,
  updates,
} from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter, dayFilter, described, flagFilter, idFilter } from '#core/input/query_fields'
import { assignTicket } from '#support/actions/assign_ticket'
import { changeStatus } from '#support/actions/change_status'
import { changeTicket } from '#support/actions/change_ticket'
import { followUpTicket } from '#support/actions/follow_up_ticket'
import { openTicket } from '#support/actions/open_ticket'
import { isAgent, mustBeAgent, onTicket } from '#support/agents'
import Ticket from '#support/models/ticket'
import { PRIORITIES } from '#support/targets/priorities'
import { TICKET_STATES } from '#support/ticket_lifecycle'
import { ticketTransformer } from '#support/transformers/ticket_transformer'
import * as input from '#support/validators/ticket'

export const ticketList = defineList({
  record: ticketTransformer,
  sorts: ['number', 'dueDate', 'updatedAt'],
  search: 'number, subject, the name of the requester and the beginning of the description',
  filters: {
    status: choiceFilter(TICKET_STATES),
    priority: choiceFilter(PRIORITIES),
    categoryId: idFilter(),
    assigneeId: idFilter(),
    requesterId: idFilter(),
    overdue: flagFilter(),
    isOpen: described('Whether it is OPEN or IN_PROGRESS.', flagFilter()),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: {
    overdue: overdueCondition,
    isOpen: (isOpen: boolean) => [`t.status ${isOpen ? '' : 'NOT '}IN ('OPEN', 'IN_PROGRESS')`],
    ...instantRange('created_at'),
  },
  volatile: ['overdue'],
})

/** The SQL of `isOverdue` in ticket_transformer.ts. */
function overdueCondition(overdue: boolean): Condition {
  const [isPast, ...days] = pastCondition('t.due_date')
  const now = sqlInstant(clock.now())
  // A comparison with NULL is NULL, which NOT leaves NULL: the ticket would be in neither list.
  const isLate = [
    `t.due_date IS NOT NULL AND ${isPast}`,
    't.resolution_due_at IS NOT NULL AND t.resolution_due_at < ?',
    't.first_response_at IS NULL AND t.first_response_due_at IS NOT NULL AND t.first_response_due_at < ?',
  ].join(' OR ')
  return [
    `${overdue ? '' : 'NOT '}(t.status IN ('OPEN', 'IN_PROGRESS') AND (${isLate}))`,
    ...days,
    now,
    now,
  ]
}

export const tickets = {
  index: lists(ticketList, {
    within: () => (isAgent() ? [] : [['t.requester_id = ?', Current.actor.id]]),
    summary: 'List tickets',
  }),
  show: onTicket(reads(ticketTransformer)),
  store: creates(ticketTransformer, input.openTicket, (asked) => openTicket(asked), {
    summary: 'Open a ticket',
  }),
  update: onTicket(
    updates(ticketTransformer, Ticket, input.updateTicket, changeTicket, {
      summary: 'Change a ticket',
    })
  ),

  destroy: onTicket(
    deletes(Ticket, {
      check: async ({ id }) => {
        mustBeAgent('delete tickets')
        await announce('ticket.deleted', { ticketId: id })
      },
    })
  ),

  status: onTicket(
    does(
      {
        of: inPath(Ticket),
        input: input.changeStatus,
        record: ticketTransformer,
        summary: 'Change the status of a ticket',
      },
      (asked, ctx) => changeStatus(pathId(ctx), asked)
    )
  ),
  assign: onTicket(
    does(
      {
        of: inPath(Ticket),
        input: input.assignTicket,
        record: ticketTransformer,
        summary: 'Assign a ticket',
      },
      ({ userId }, ctx) => assignTicket(pathId(ctx), userId!)
    )
  ),

  followUp: onTicket(
    does(
      {
        of: inPath(Ticket),
        input: input.followUp,
        record: ticketTransformer,
        status: 201,
        location: '/tickets',
        summary: 'Follow a closed ticket up',
      },
      (asked, ctx) => followUpTicket(pathId(ctx), asked)
    )
  ),
}
