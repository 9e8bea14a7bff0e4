/** Gives a company the withholding concepts of its country, with the accounts of its chart. */
import { record } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { countRows, deferInsert } from '#core/database/transaction/writes'
import { folded } from '#core/database/search_text'
import { newId } from '#core/primitives/ids'
import { ensureAccounts } from '#accounting/ledger'
import { CO } from '#tax/withholdings/law/co/concepts'
import type { PackConcept, PackRate } from '#tax/withholdings/law/pack'
import type { StoredRate } from '#tax/withholdings/concepts/stored_rates'

const PACKS: Record<string, readonly PackConcept[]> = { CO }

/** Empty for countries without a pack. */
export const packOf = (countryCode: string): readonly PackConcept[] => PACKS[countryCode] ?? []

/** Without those of the codes that the company has. The caller has locked the ledger. */
export async function giveConcepts(had: readonly string[]) {
  const concepts = packOf(Current.tenant.countryCode).filter(({ code }) => !had.includes(code))
  const accounts = await ensureAccounts([
    ...new Set(concepts.flatMap(({ suffered, practised }) => [suffered, practised])),
  ])
  const now = clock.now()
  deferInsert(
    'withholding_concepts',
    concepts.map((concept) => rowOf(concept, accounts, now))
  )
  countRows('withholding_concepts', concepts.length)
  record({
    action: 'withholding_concepts.given',
    entity: 'withholding_concept',
    entityId: null,
    after: { countryCode: Current.tenant.countryCode, concepts: concepts.length },
  })
}

function rowOf(concept: PackConcept, accounts: ReadonlyMap<string, string>, now: Date) {
  const { code, name, type, base } = concept
  return {
    tenant_id: Current.tenantId,
    id: newId(now.getTime()),
    code,
    name,
    type,
    base,
    scheme_code: concept.schemeCode ?? null,
    municipality: concept.municipality ?? null,
    activity: concept.activity ?? null,
    nature: concept.nature ?? null,
    suffered_account_id: accounts.get(concept.suffered) ?? null,
    practised_account_id: accounts.get(concept.practised) ?? null,
    form350_concept: concept.form350 ?? null,
    exogena_concept: concept.exogena ?? null,
    rates: JSON.stringify(concept.rates.map(stored)),
    source: concept.source,
    is_active: true,
    search_text: folded(code, name).slice(0, 400),
    version: 1,
    created_at: sqlInstant(now),
    updated_at: sqlInstant(now),
  }
}

const stored = (rate: PackRate): StoredRate => ({
  validFrom: rate.from,
  validUntil: rate.until ?? null,
  minimumUvt: rate.minimumUvt ?? null,
  minimumAmount: null,
  personKind: rate.person ?? 'ANY',
  declarant: rate.declarant ?? 'ANY',
  rate: rate.rate,
  source: rate.source,
})
