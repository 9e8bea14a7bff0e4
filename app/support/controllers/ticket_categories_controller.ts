import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { flagFilter } from '#core/input/query_fields'
import { changeCategory, makeCategory } from '#support/actions/keep_category'
import TicketCategory from '#support/models/ticket_category'
import { ticketCategoryRecord } from '#support/transformers/ticket_parts'
import { createTicketCategory, updateTicketCategory } from '#support/validators/ticket_category'

export const ticketCategoryList = defineList({
  record: ticketCategoryRecord,
  sorts: ['name', 'updatedAt'],
  filters: { isActive: flagFilter() },
})

export const ticketCategories = {
  index: lists(ticketCategoryList),
  show: reads(ticketCategoryRecord),
  store: creates(ticketCategoryRecord, createTicketCategory, makeCategory),
  update: updates(ticketCategoryRecord, TicketCategory, updateTicketCategory, changeCategory),
  destroy: deletes(TicketCategory, {
    check: ({ id }) => announce('ticket_category.deleted', { ticketCategoryId: id }),
  }),
}
