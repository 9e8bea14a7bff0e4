import { exportableNames } from '#core/exports'
import { choice, mapOf, scalar, withDefault } from '#core/fields'
import { validator, type Infer } from '#core/validation'
import { EXPORT_FORMATS } from '#integrations/transformers/export_record'

export const createExport = validator({ resource: choice(exportableNames()), format: withDefault(choice(EXPORT_FORMATS), 'csv'), filters: withDefault(mapOf(scalar()), {}) })

export type NewExport = Infer<typeof createExport>
