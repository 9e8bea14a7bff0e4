import { defineEvents } from '#core/resources/webhook_events'
import { numberingRangeTransformer } from '#numbering/transformers/numbering_range_transformer'

export default function defineNumberingEvents() {
  defineEvents(
    { record: numberingRangeTransformer, scope: 'invoices', id: 'numberingRangeId' },
    {
      'numbering_range.created': 'A numbering range was created',
      'numbering_range.updated':
        'A numbering range was changed; a number that is taken is no change',
      'numbering_range.ending':
        'A numbering range is 90 % used, or has 30 days left; `reason` is NUMBERS or DAYS',
      'numbering_range.deleted': 'A numbering range that was never used was deleted',
    }
  )
}
