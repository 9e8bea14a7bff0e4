import { TicketCategorySchema } from '#database/schema'

export default class TicketCategory extends TicketCategorySchema {}
