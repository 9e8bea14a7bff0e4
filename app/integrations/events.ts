import { defineEvents } from '#core/resources/webhook_events'
import { exportTransformer } from '#integrations/transformers/export_transformer'
import { importTransformer } from '#integrations/transformers/import_transformer'

export default function defineIntegrationEvents() {
  defineEvents(
    { record: importTransformer, scope: 'integrations', id: 'importId' },
    { 'import.completed': 'An import has come to its end' }
  )
  defineEvents(
    { record: exportTransformer, scope: 'integrations', id: 'exportId' },
    { 'export.completed': 'An export may be downloaded' }
  )
}
