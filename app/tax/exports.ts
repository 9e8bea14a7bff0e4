import { defineExport } from '#core/resources/exportable'
import { withholdingConceptList } from '#tax/controllers/withholding_concepts_controller'
import { taxList } from '#tax/controllers/taxes_controller'

export default function exportTaxes() {
  defineExport('taxes', { scope: 'accounting', list: taxList })
  defineExport('withholding-concepts', { scope: 'accounting', list: withholdingConceptList })
}
