import { NumberingRangeSchema } from '#database/schema'
import type { DocumentType } from '#numbering/document_types'

export default class NumberingRange extends NumberingRangeSchema {
  declare documentType: DocumentType
}
