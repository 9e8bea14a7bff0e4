/** Withholding concepts as products and accounts name them; the domain `tax` knows them. */
import { invalid } from '#core/errors/refusal'

type IsConcept = (id: string) => Promise<boolean>

let isConcept: IsConcept = async () => false

/** At boot, by the domain that has the concepts. */
export const checkConceptsBy = (check: IsConcept) => (isConcept = check)

/** 422 NOT_FOUND for an unknown concept; none passes. */
export async function mustBeConcept(id: string | null | undefined, field = 'withholdingConceptId') {
  if (id && !(await isConcept(id)))
    throw invalid(field, 'NOT_FOUND', 'There is no such withholding concept')
}
