/** The columns of an export's file. */
import { columnsOf, type Column } from '#core/resources/flat_columns'
import { exportableOf, propertiesOf } from '#core/resources/exportable'
import type Export from '#integrations/models/export'

/**
 * By the resource, the fields that were asked for, and the keys of metadata that there were when it
 * was asked for.
 */
export function columnsOfExport({ resource, filters, metadataKeys }: Export): Column[] {
  return columnsOf(propertiesOf(exportableOf(resource), filters), metadataKeys ?? [])
}
