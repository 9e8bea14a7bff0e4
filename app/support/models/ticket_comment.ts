import { TicketCommentSchema } from '#database/schema'

export default class TicketComment extends TicketCommentSchema {}
