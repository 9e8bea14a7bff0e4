/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'ticket-categories.index':
      'Lists the categories that tickets can have, inactive ones included. ' +
      'Filter with `isActive=true` to offer categories in a form.',
    'ticket-categories.store':
      'Creates a category and announces `ticket_category.created`. ' +
      'Tickets choose it with `categoryId`; ' +
      'many categories at once are imported with `POST /imports`.',
    'ticket-categories.show':
      'Reads one category. Its tickets are read with `GET /tickets` and `categoryId`.',
    'ticket-categories.update':
      'Changes name, description or state; ' +
      'an inactive category keeps its tickets and takes no new ones. ' +
      'Use this instead of deleting a category that has tickets.',
    'ticket-categories.destroy':
      'Deletes a category that no ticket has; ' +
      'otherwise it answers 409 `IN_USE`. ' +
      'Set `isActive` to false with `PATCH /ticket-categories/:id` to retire one.',

    'tickets.index':
      'Lists tickets: ' +
      'agents and API keys see all, other users see those that they opened. ' +
      'Filter with `overdue=true` for late ones, and read one with `GET /tickets/:id`.',
    'tickets.store':
      'Opens a ticket for the caller, numbers it and computes its deadlines from the ' +
      'settings. ' +
      'Use `POST /tickets/:id/follow-up` for a matter that a closed ticket was about.',
    'tickets.show':
      'Reads one ticket with its deadlines and the states that it may go to. ' +
      'Comments and history are read at `GET /tickets/:id/comments` and `GET ' +
      '/tickets/:id/history`.',
    'tickets.update':
      'Changes subject, text, priority, due date or own fields, for agents only; ' +
      'another priority computes the deadlines again. ' +
      'Use `POST /tickets/:id/status` and `POST /tickets/:id/assign` for state and assignee.',
    'tickets.destroy':
      'Deletes a ticket that was opened by mistake, for agents only, and announces ' +
      '`ticket.deleted`. ' +
      'Finished tickets are closed with `POST /tickets/:id/status` instead.',
    'tickets.assign':
      'Assigns the ticket to an active ADMIN or SUPPORT user and mails the assignee; ' +
      '`null` removes the assignee. ' +
      'It does not change the state: ' +
      'use `POST /tickets/:id/status` for that.',
    'tickets.comments.index':
      'Lists the comments of a ticket; ' +
      'internal ones are shown to agents only. ' +
      'Changes of state and assignee are in `GET /tickets/:id/history`.',
    'tickets.comments.store':
      'Adds a comment; ' +
      'a public one mails requester and assignee, an internal one the assignee. ' +
      'The first public comment by somebody else than the requester sets `firstResponseAt`.',
    'tickets.comments.show':
      'Reads one comment of this ticket. ' +
      'Comments cannot be changed or deleted; ' +
      'add another with `POST /tickets/:id/comments`.',
    'tickets.follow-up':
      'Opens a new ticket that refers to a closed one and takes the values that the body ' +
      'leaves out from it. ' +
      'Before `reopenableUntil` the closed ticket can also be opened again with `POST ' +
      '/tickets/:id/status`.',
    'tickets.history.index':
      'Lists who opened, assigned, commented or changed the ticket, newest first. ' +
      'The texts of comments are in `GET /tickets/:id/comments`.',
    'tickets.status':
      'Moves the ticket to another state, mails requester and assignee, and stops or ' +
      'continues the clock of its deadlines. ' +
      'Requesters may close and reopen their own tickets; ' +
      'after `reopenableUntil` use `POST /tickets/:id/follow-up`.',
  },

  fields: {
    'Ticket.allowedActions': {
      description: 'States that it may go to now. Read-only.',
      example: ['IN_PROGRESS', 'RESOLVED', 'CLOSED'],
    },
    'TicketCategory.name': {
      description: 'Name, unique in the company.',
      example: 'Soporte técnico',
    },
    'TicketCategoryCreate.name': {
      description: 'Name, unique in the company.',
      example: 'Soporte técnico',
    },
    'TicketCategoryUpdate.name': {
      description: 'Name, unique in the company.',
      example: 'Soporte técnico',
    },
    'TicketCategory.description': {
      description: 'What belongs in the category.',
      example: 'Equipos, correo e impresoras.',
    },
    'TicketCategoryCreate.description': {
      description: 'What belongs in the category.',
      example: 'Equipos, correo e impresoras.',
    },
    'TicketCategoryUpdate.description': {
      description: 'What belongs in the category.',
      example: 'Equipos, correo e impresoras.',
    },
    'TicketCategory.isActive': 'Whether new tickets may have the category.',

    'Ticket.number': {
      description: 'Number of the ticket, counted from 1 in each company. Read-only.',
      example: 42,
    },
    'Ticket.status': 'State of the ticket. Read-only: `POST /tickets/:id/status` changes it.',
    'TicketUpdate.status':
      'The current state, which may be repeated; ' +
      'another value is refused. ' +
      'Use `POST /tickets/:id/status`.',
    'TicketsStatusInput.status':
      'State to move to; `allowedActions` of the ticket lists those that are possible.',
    'TicketsFollowUpInput.dueDate': 'Instant that the requester wishes for; null without a wish.',
    'priority': 'Urgency; it decides the deadlines by the setting `ticketTargets`.',
    'TicketsFollowUpInput.priority': 'Urgency; of the closed ticket when absent.',
    'Ticket.categoryId': 'Category of the ticket; null without one. It cannot be changed later.',
    'TicketCreate.categoryId':
      'Category of the ticket, an active one; null without one. It cannot be changed later.',
    'TicketUpdate.categoryId':
      'The current category, which may be repeated; another value is refused.',
    'subject': { description: 'Subject in one line.', example: 'La impresora no responde' },
    'description': {
      description: 'The problem or the request in full.',
      example: 'Desde ayer no imprime nada.',
    },
    'TicketsFollowUpInput.subject': {
      description: 'Subject in one line; of the closed ticket when absent.',
      example: 'La impresora falla otra vez',
    },
    'TicketsFollowUpInput.description': {
      description: 'The problem or the request in full; of the closed ticket when absent.',
      example: 'Desde el lunes imprime hojas en blanco.',
    },
    'Ticket.dueDate':
      'Instant that the requester wishes for; ' +
      'the ticket is overdue once its day is over in the time zone of the company. ' +
      'Null without a wish.',
    'Ticket.requesterId': 'User who opened the ticket; null for an API key. Read-only.',
    'requesterName': {
      description: 'Name of the requester when the ticket was opened. Read-only.',
      example: 'Ana Gómez',
    },
    'Ticket.assigneeId':
      'Agent who works on the ticket; ' +
      'null while nobody does. ' +
      'Read-only: ' +
      '`POST /tickets/:id/assign` changes it.',
    'TicketUpdate.assigneeId':
      'The current assignee, which may be repeated; ' +
      'another value is refused. ' +
      'Use `POST /tickets/:id/assign`.',
    'TicketsAssignInput.userId':
      'Active ADMIN or SUPPORT user who works on the ticket; null removes the assignee.',
    'Ticket.followUpOfId': 'Closed ticket that this one follows up; null for others. Read-only.',
    'Ticket.firstResponseAt':
      'Instant of the first public comment by somebody else than the requester, in UTC; ' +
      'null before it. ' +
      'Read-only.',
    'Ticket.firstResponseDueAt':
      'Deadline of the first response, in UTC; ' +
      'computed from priority and business hours. ' +
      'Null without a target. ' +
      'Read-only.',
    'resolvedAt':
      'Instant of the resolution, in UTC; ' +
      'closing without one sets it too, and reopening clears it. ' +
      'Read-only.',
    'Ticket.resolutionDueAt':
      'Deadline of the resolution, in UTC; ' +
      'its clock stops while the ticket is RESOLVED or CLOSED. ' +
      'Null without a target. ' +
      'Read-only.',
    'closedAt': 'Instant of closing, in UTC; null while the ticket is not CLOSED. Read-only.',
    'Ticket.reopenableUntil':
      'Instant until which a CLOSED ticket may go back to OPEN, in UTC; ' +
      'the setting `ticketReopenDays` decides. ' +
      'Read-only.',
    'Ticket.overdue':
      'Whether an OPEN or IN_PROGRESS ticket has passed its due date or a deadline. Read-only.',

    'ticketId': 'Ticket of the comment or event. Read-only.',
    'body': { description: 'Text of the comment.', example: 'La revisamos hoy.' },
    'TicketComment.internal': 'Whether only agents see the comment; true is for agents only.',
    'authorId': 'User or API key that wrote the comment. Read-only.',
    'authorName': {
      description: 'Name of the author when the comment was written. Read-only.',
      example: 'Luis Peña',
    },

    'note': {
      description: 'Remark for the history.',
      example: 'Se cambió el cable de red.',
    },
    'TicketEvent.note': {
      description: 'Remark of a STATUS, or the field that a CHANGED is about; null otherwise.',
      example: 'priority',
    },
    'TicketEvent.action': 'What happened.',
    'from': {
      description: 'Value before: state, assignee or priority; null where there is none.',
      example: 'OPEN',
    },
    'to': {
      description:
        'Value after: ' +
        'state, assignee, priority, or the number of the follow-up; ' +
        'null where there is none.',
      example: 'RESOLVED',
    },
    'actorId': 'User or API key that did it; null for the system.',
    'actorName': { description: 'Name of the user or key at that time.', example: 'Luis Peña' },
  },

  enums: {
    'status': {
      OPEN: 'Nobody works on it.',
      IN_PROGRESS: 'An agent works on it.',
      RESOLVED: 'Solved; the requester may still object.',
      CLOSED: 'Finished; may be reopened until `reopenableUntil`.',
    },
    'priority': {
      LOW: 'Can wait.',
      MEDIUM: 'Normal, the default.',
      HIGH: 'Hinders work.',
      URGENT: 'Stops work.',
    },
    'TicketEvent.action': {
      OPENED: 'Opened.',
      STATUS: 'Moved to another state.',
      ASSIGNED: 'Got or lost its assignee.',
      COMMENTED: 'Public comment.',
      NOTED: 'Internal comment; agents only.',
      CHANGED: 'A field changed.',
      FOLLOWED_UP: 'Another ticket follows it up.',
    },
  },

  parameters: {
    'isActive': '`true` for categories that take new tickets, `false` for the others.',
    'status': 'Tickets in this state only.',
    'priority': 'Tickets of this priority only.',
    'categoryId': 'Tickets of this category only.',
    'assigneeId': 'Tickets of this assignee only.',
    'requesterId': 'Tickets that this user opened.',
    'overdue': '`true` for open tickets past a deadline or due date, `false` for the others.',
    'tickets.index.isOpen': '`true` for OPEN and IN_PROGRESS, `false` for RESOLVED and CLOSED.',
    'number': { example: '42' },
    'from': 'Opened on this day or later, in the time zone of the company.',
    'to': 'Opened on this day or earlier, in the time zone of the company.',
  },
} satisfies Descriptions
