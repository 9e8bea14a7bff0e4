import { defineEvents } from '#core/resources/webhook_events'
import { thirdPartyTransformer } from '#parties/transformers/third_party_transformer'

export default () =>
  defineEvents(
    { record: thirdPartyTransformer, scope: 'accounting', id: 'thirdPartyId' },
    {
      'third_party.created': 'A third party was created',
      'third_party.updated': 'A third party was changed',
      'third_party.merged': 'Another third party was merged into this one',
      'third_party.deleted': 'A third party was deleted, or merged into another',
    }
  )
