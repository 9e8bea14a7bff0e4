import { defineEvents } from '#core/event_types'
import { importRecord } from '#integrations/transformers/import_record'

export const defineIntegrationEvents = () => defineEvents({ record: importRecord, scope: 'integrations', id: 'importId' }, { 'import.completed': 'An import has come to its end' })
