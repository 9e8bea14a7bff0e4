import { CreditNoteSchema } from '#database/schema'

export default class CreditNote extends CreditNoteSchema {}
