import { defineEvents } from '#core/resources/webhook_events'
import { RESOURCES } from '#recurring/resources'

/** `recurring_invoice.made` and the like tell the period, and the document or the code. */
export default function defineRecurringEvents() {
  for (const { kind, record } of RESOURCES) {
    const what = kind.event.replace('_', ' ')
    defineEvents(
      { record, scope: kind.scope, id: 'recurringId' },
      {
        [`${kind.event}.created`]: `A ${what} was created`,
        [`${kind.event}.updated`]: `A ${what} was changed, paused, resumed or cancelled`,
        [`${kind.event}.made`]: `A ${what} made the document of a period`,
        [`${kind.event}.failed`]: `A ${what} could not make the document of a period; code says why`,
        [`${kind.event}.skipped`]: `A period of a ${what} was skipped`,
        [`${kind.event}.finished`]: `The last period of a ${what} is over`,
      }
    )
  }
}
