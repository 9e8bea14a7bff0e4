import { exportableNames } from '#core/exports'
import { choice, mapOf, optional, scalar, withDefault } from '#core/fields'
import { validator, type Infer } from '#core/validation'
import { EXPORT_FORMATS } from '#integrations/transformers/export_record'

export const createExport = validator({ resource: choice(exportableNames()), format: withDefault(choice(EXPORT_FORMATS), 'csv'), filters: withDefault(mapOf(optional(scalar())), {}) })

export type NewExport = Infer<typeof createExport>
