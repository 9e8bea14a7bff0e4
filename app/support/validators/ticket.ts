import { choice, flag, id, instant, name, optional, text, withDefault } from '#core/input/fields'
import { integrationFields } from '#core/resources/integration/fields'
import { updateValidator, validator, type Infer } from '#core/input/validation'
import { PRIORITIES } from '#support/targets/priorities'
import { TICKET_STATES } from '#support/ticket_lifecycle'

const fields = {
  categoryId: optional(id()),
  subject: name(),
  description: text(),
  priority: withDefault(choice(PRIORITIES), 'MEDIUM'),
  dueDate: optional(instant()),
  ...integrationFields(),
}

/** Fields of a ticket that the server sets. */
const KEPT = [
  'number',
  'requesterId',
  'requesterName',
  'followUpOfId',
  'firstResponseAt',
  'firstResponseDueAt',
  'resolvedAt',
  'resolutionDueAt',
  'closedAt',
  'reopenableUntil',
  'overdue',
]

export const openTicket = validator(fields)

/** Status and assignee have verbs of their own; unchanged values are accepted. */
export const updateTicket = updateValidator(
  { ...fields, status: optional(choice(TICKET_STATES)), assigneeId: optional(id()) },
  { immutable: ['status', 'categoryId', 'assigneeId'], kept: KEPT }
)

export const changeStatus = validator({ status: choice(TICKET_STATES), note: optional(name()) })

export const assignTicket = validator({
  userId: id().meta({ description: '`null` takes the ticket from its assignee.' }).nullable(),
})

export const followUp = validator({
  subject: optional(name()),
  description: optional(text()),
  priority: optional(choice(PRIORITIES)),
  dueDate: optional(instant()),
  ...integrationFields(),
})

export const comment = validator({ body: text(), internal: withDefault(flag(), false) })

export type NewTicket = Infer<typeof openTicket>
export type TicketChanges = Pick<
  Infer<typeof updateTicket>,
  'subject' | 'description' | 'priority' | 'dueDate' | 'externalId' | 'metadata'
>
export type FollowUp = Infer<typeof followUp>
export type NewComment = Infer<typeof comment>
