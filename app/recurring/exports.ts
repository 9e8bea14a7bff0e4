import { defineExport } from '#core/resources/exportable'
import { RESOURCES } from '#recurring/resources'

export default function exportRecurring() {
  for (const { kind, list } of RESOURCES) defineExport(kind.path, { scope: kind.scope, list })
}
