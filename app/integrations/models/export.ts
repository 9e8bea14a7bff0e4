import { ExportSchema } from '#database/schema'
import type { ExportState } from '#integrations/exports/export_lifecycle'

export default class Export extends ExportSchema {
  declare status: ExportState
}
