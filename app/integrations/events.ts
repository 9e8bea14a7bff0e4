import { defineEvents } from '#core/resources/webhook_events'
import { exportTransformer } from '#integrations/transformers/export_transformer'
import { importTransformer } from '#integrations/transformers/import_transformer'

export default function defineIntegrationEvents() {
  defineEvents(
    { record: importTransformer, scope: 'integrations', id: 'importId' },
    { 'import.completed': 'An import has ended' }
  )
  defineEvents(
    { record: exportTransformer, scope: 'integrations', id: 'exportId' },
    { 'export.completed': 'An export is ready for download' }
  )
}
