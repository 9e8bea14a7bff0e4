/** Comments and history of a ticket; internal comments are for agents. */
import { defineList, type Condition } from '#core/resources/list/list'
import { creates, lists, pathId, reads } from '#core/endpoints/operations'
import { commentOnTicket } from '#support/actions/comment_on_ticket'
import { isAgent, onTicket } from '#support/agents'
import { commentTransformer, ticketEventTransformer } from '#support/transformers/ticket_parts'
import { comment } from '#support/validators/ticket'

const commentList = defineList({ record: commentTransformer })
const eventList = defineList({ record: ticketEventTransformer })

const among = (id: string, forAll: Condition): Condition[] => [
  ['t.ticket_id = ?', id],
  ...(isAgent() ? [] : [forAll]),
]

export const ticketComments = {
  index: onTicket(lists(commentList, { within: (ctx) => among(pathId(ctx), ['t.internal = 0']) })),
  show: onTicket(
    reads(commentTransformer, {
      param: 'commentId',
      isWithin: async ({ ticketId, internal }, ctx) =>
        ticketId === pathId(ctx) && (!internal || isAgent()),
    })
  ),
  store: onTicket(
    creates(commentTransformer, comment, (input, ctx) => commentOnTicket(pathId(ctx), input), {
      summary: 'Comment on a ticket',
    })
  ),
}

export const ticketHistory = {
  index: onTicket(
    lists(eventList, {
      within: (ctx) => among(pathId(ctx), ["t.action <> 'NOTED'"]),
      summary: 'List the history of a ticket',
    })
  ),
}
