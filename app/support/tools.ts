/** Assistant tools for tickets; callers other than agents see their own. */
import { Current } from '#core/context/current'
import { lists } from '#core/endpoints/operations'
import { toolset } from '#core/endpoints/assistant_tools'
import { isAgent } from '#support/agents'
import { ticketList } from '#support/controllers/tickets_controller'

const mine = lists(ticketList, {
  within: () => [[`t.${isAgent() ? 'assignee_id' : 'requester_id'} = ?`, Current.actor.id]],
  summary: 'The tickets of whoever asks',
})

export default toolset('support', {
  find_tickets: {
    isCommon: true,
    route: 'tickets.index',
    description:
      'Find tickets by number, subject or requester (`search`), status, priority, category, ' +
      'assignee or day. Use it first whenever a ticket is meant, to get the id that other tools ' +
      'ask for: the number that people say is not the id.',
  },
  list_my_tickets: {
    permission: 'tickets:read',
    operation: mine,
    description:
      'List the tickets of whom you act for: those assigned to them, or, if they do not work on ' +
      'tickets, those they have opened. Use it for “my tickets” or “what have I to do”, with ' +
      'status OPEN or IN_PROGRESS.',
  },
  list_overdue_tickets: {
    route: 'tickets.index',
    given: { overdue: true },
    description:
      'List the tickets that are late, by their due date or the target of their priority. Use it ' +
      'when somebody asks what is overdue or urgent.',
  },
  read_ticket: {
    route: 'tickets.show',
    description:
      'Read one ticket: what it is about, its status, its deadlines, and in `allowedActions` the ' +
      'statuses that it may have next. Use it when somebody asks how a ticket stands; ' +
      'find_tickets gives the id.',
  },
  create_ticket: {
    isCommon: true,
    route: 'tickets.store',
    description:
      'Open a ticket in the name of whom you act for. Use it when somebody reports a problem or ' +
      'asks for help; search find_tickets first for one that is open on the same matter. ' +
      'find_ticket_categories gives `categoryId`.',
  },
  update_ticket: {
    route: 'tickets.update',
    without: ['categoryId', 'status', 'assigneeId'],
    isFor: isAgent,
    description:
      'Change subject, description, priority or due date of a ticket; what you do not name stays. ' +
      'Use change_ticket_status and assign_ticket for its status and who works on it. ' +
      'find_tickets gives the id.',
  },
  find_ticket_comments: {
    route: 'tickets.comments.index',
    description:
      'List the comments of one ticket, newest first. Use it with read_ticket to sum up where a ' +
      'ticket stands; find_tickets gives the id.',
  },
  comment_on_ticket: {
    isCommon: true,
    route: 'tickets.comments.store',
    reachesOut: true,
    description:
      'Comment on a ticket. Use it to answer the requester, who is told by mail, or with ' +
      '`internal: true` for a note among those who work on tickets. find_tickets gives the id.',
  },
  change_ticket_status: {
    route: 'tickets.status',
    reachesOut: true,
    description:
      'Give a ticket its next status, with a note on why; requester and assignee are told by ' +
      'mail. Use it when work begins (IN_PROGRESS), is done (RESOLVED), or a ticket is opened ' +
      'again; read_ticket tells in `allowedActions` what is possible now. find_tickets gives the ' +
      'id.',
  },
  assign_ticket: {
    route: 'tickets.assign',
    isFor: isAgent,
    reachesOut: true,
    description:
      'Assign a ticket to a user who works on tickets; null takes it from whoever has it. Use it ' +
      'when somebody is to look after it; find_tickets gives the id, find_users `userId`, ' +
      'who_am_i your own.',
  },
  find_ticket_categories: {
    route: 'ticket-categories.index',
    description: 'List the categories of tickets. Use it to get the `categoryId` of a new ticket.',
  },
})
