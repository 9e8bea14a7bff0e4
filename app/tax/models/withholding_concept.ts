import { WithholdingConceptSchema } from '#database/schema'
import { beforeSave, column } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class WithholdingConcept extends WithholdingConceptSchema {
  /** Lucid would write `form_350_concept`. */
  @column({ columnName: 'form350_concept' })
  declare form350Concept: string | null

  @beforeSave()
  static makeSearchable(concept: WithholdingConcept) {
    concept.searchText = folded(concept.code, concept.name).slice(0, 400)
  }
}
