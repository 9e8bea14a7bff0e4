import { choiceFilter, codeFilter, flagFilter } from '#core/input/query_fields'
import { creates, deletes, lists, operation, reads, updates } from '#core/endpoints/operations'
import { defineList, type Condition } from '#core/resources/list/list'
import { lockLedger } from '#accounting/ledger'
import WithholdingConcept from '#tax/models/withholding_concept'
import { conceptTransformer, shownConcept } from '#tax/transformers/withholding_concept_transformer'
import * as input from '#tax/validators/withholding_concept'
import { CONCEPT_TYPES, NATURES } from '#tax/withholdings/concept'
import { ensureConcepts } from '#tax/withholdings/concepts/known_concepts'
import {
  changeConcept,
  createConcept,
  removeConcept,
} from '#tax/withholdings/concepts/write_concept'

export const withholdingConceptList = defineList({
  record: conceptTransformer,
  sorts: ['code', 'name', 'updatedAt'],
  search: 'code and name',
  filters: {
    type: choiceFilter(CONCEPT_TYPES),
    municipality: codeFilter(5),
    nature: choiceFilter(NATURES),
    active: flagFilter(),
  },
  where: { active: (active: boolean): Condition => ['t.is_active = ?', active] },
})

const list = lists(withholdingConceptList)

export const withholdingConcepts = {
  /** A company gets those of its country when it first asks. */
  index: operation(list.declaration, async (ctx) => {
    await ensureConcepts()
    return list(ctx)
  }),
  show: reads(conceptTransformer),
  store: creates(conceptTransformer, input.createConcept, createConcept, { answer: shownConcept }),
  update: updates(conceptTransformer, WithholdingConcept, input.updateConcept, changeConcept, {
    first: lockLedger,
  }),
  destroy: deletes(WithholdingConcept, { check: removeConcept }),
}
