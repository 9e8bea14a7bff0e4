/** The withholding concepts that products and accounts name. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import type { ProductRule } from '#catalog/product_rules'

/** Refuses 422 NOT_FOUND on `withholdingConceptId`. */
export const conceptsOfProducts: ProductRule = {
  concerns: ({ withholdingConceptId }) => Boolean(withholdingConceptId),

  async load() {
    const found = await rows(
      'SELECT id FROM withholding_concepts WHERE tenant_id = ? LOCK IN SHARE MODE',
      [Current.tenantId]
    )
    const known = new Set(found.map(({ id }) => id as string))
    return (input) => {
      if (known.has(input.withholdingConceptId as string)) return input
      throw invalid('withholdingConceptId', 'NOT_FOUND', 'There is no such withholding concept')
    }
  },
}

/** For accounts: whether there is such a concept, which is then share-locked. */
export async function isConcept(id: string): Promise<boolean> {
  const found = await rows(
    'SELECT id FROM withholding_concepts WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE',
    [Current.tenantId, id]
  )
  return found.length > 0
}
