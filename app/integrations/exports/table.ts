/** The columns of an export's file. */
import { columnsOf, type Column } from '#core/resources/flat_columns'
import { exportableOf, propertiesOf } from '#core/resources/exportable'
import type Export from '#integrations/models/export'

/** By resource, requested fields, and the metadata keys at the time of the request. */
export function columnsOfExport({ resource, filters, metadataKeys }: Export): Column[] {
  return columnsOf(propertiesOf(exportableOf(resource), filters), metadataKeys ?? [])
}
