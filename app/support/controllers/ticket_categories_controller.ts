import { defineList } from '#core/list'
import { creates, deletes, lists, reads, updates } from '#core/operations'
import { flagFilter } from '#core/query_fields'
import TicketCategory from '#support/models/ticket_category'
import { ticketCategoryRecord } from '#support/transformers/ticket_parts'
import { createTicketCategory, updateTicketCategory } from '#support/validators/ticket_category'

export const ticketCategoryList = defineList({ record: ticketCategoryRecord, sorts: ['name'], filters: { isActive: flagFilter() } })

export const ticketCategories = {
  index: lists(ticketCategoryList),
  show: reads(ticketCategoryRecord),
  store: creates(ticketCategoryRecord, createTicketCategory, (input) => TicketCategory.create(input)),
  update: updates(ticketCategoryRecord, TicketCategory, updateTicketCategory),
  destroy: deletes(TicketCategory),
}
