import { defineEvents } from '#core/resources/webhook_events'
import { exportRecord } from '#integrations/transformers/export_record'
import { importRecord } from '#integrations/transformers/import_record'

export default function defineIntegrationEvents() {
  defineEvents(
    { record: importRecord, scope: 'integrations', id: 'importId' },
    { 'import.completed': 'An import has come to its end' }
  )
  defineEvents(
    { record: exportRecord, scope: 'integrations', id: 'exportId' },
    { 'export.completed': 'An export may be downloaded' }
  )
}
