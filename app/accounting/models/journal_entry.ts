import { JournalEntrySchema } from '#database/schema'

export default class JournalEntry extends JournalEntrySchema {}
