import { RecurringOccurrenceSchema } from '#database/schema'

export const OCCURRENCE_STATES = ['MADE', 'FAILED', 'SKIPPED'] as const

export default class RecurringOccurrence extends RecurringOccurrenceSchema {
  declare status: (typeof OCCURRENCE_STATES)[number]
}
