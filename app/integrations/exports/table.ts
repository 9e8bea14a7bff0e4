import { columnsOf, type Column } from '#core/resources/flat_columns'
import { exportableOf, propertiesOf } from '#core/resources/exportable'
import type Export from '#integrations/models/export'

/** Columns of an export's file, by its resource, its fields, and the metadata keys at its start. */
export function columnsOfExport({ resource, filters, metadataKeys }: Export): Column[] {
  return columnsOf(propertiesOf(exportableOf(resource), filters), metadataKeys ?? [])
}
