import { defineTransformer, out } from '#core/resources/transformer'
import { OCCURRENCE_STATES } from '#recurring/models/recurring_occurrence'

export const occurrenceTransformer = defineTransformer(
  'RecurringOccurrence',
  'recurring_occurrences',
  {
    id: out.id(),
    periodStart: out.day(),
    periodEnd: out.day(),
    status: out.choice(OCCURRENCE_STATES),
    documentId: out.orNull(out.id()),
    code: out.orNull(out.text()),
    message: out.orNull(out.text()),
    triedOn: out.orNull(out.day()),
  }
)
