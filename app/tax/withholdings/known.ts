/** Concepts and fiscal profile of the company, as postings need them. */
import { selects } from '#core/database/query'
import { cachedByLedger } from '#accounting/ledger'
import type { Concept } from '#tax/withholdings/concept'
import { conceptsIn, conceptsStatement } from '#tax/withholdings/concepts/known_concepts'
import {
  fiscalSettingsIn,
  fiscalSettingsStatement,
  type FiscalSettings,
} from '#tax/settings/fiscal_settings'

export type Known = {
  settings: FiscalSettings
  concepts: readonly Concept[]
  byId: ReadonlyMap<string, Concept>
}

/** Cached by the ledger's version, so that a sale without withholdings costs no statement. */
export const known = cachedByLedger(async (): Promise<Known> => {
  const [[tenant], found] = await selects([fiscalSettingsStatement(), conceptsStatement()])
  const concepts = conceptsIn(found)
  return {
    settings: fiscalSettingsIn(tenant.settings),
    concepts,
    byId: new Map(concepts.map((concept) => [concept.id, concept])),
  }
})

/** A concept that a foreign key keeps. */
export async function knownConcept(id: string): Promise<Concept> {
  const concept = (await known()).byId.get(id)
  if (!concept) throw new Error(`There is no withholding concept ${id}`)
  return concept
}
