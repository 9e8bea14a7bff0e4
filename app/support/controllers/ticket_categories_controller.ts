import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { flagFilter } from '#core/input/query_fields'
import { changeCategory, makeCategory } from '#support/actions/keep_category'
import TicketCategory from '#support/models/ticket_category'
import { ticketCategoryTransformer } from '#support/transformers/ticket_parts'
import { createTicketCategory, updateTicketCategory } from '#support/validators/ticket_category'

export const ticketCategoryList = defineList({
  record: ticketCategoryTransformer,
  sorts: ['name', 'updatedAt'],
  filters: { isActive: flagFilter() },
})

export const ticketCategories = {
  index: lists(ticketCategoryList),
  show: reads(ticketCategoryTransformer),
  store: creates(ticketCategoryTransformer, createTicketCategory, makeCategory),
  update: updates(ticketCategoryTransformer, TicketCategory, updateTicketCategory, changeCategory),
  destroy: deletes(TicketCategory, {
    check: ({ id }) => announce('ticket_category.deleted', { ticketCategoryId: id }),
  }),
}
