import { isDeepStrictEqual } from 'node:util'
import { record } from '#core/audit/audit'
import { Current } from '#core/context/current'
import { invalid } from '#core/errors/refusal'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger'
import { mustBeMunicipality } from '#parties/municipalities'
import {
  lockedFiscalSettings,
  writeFiscalSettings,
  type FiscalSettings,
} from '#tax/settings/fiscal_settings'
import { conceptById, ensureConcepts } from '#tax/withholdings/concepts/known_concepts'

type Changes = Partial<Omit<FiscalSettings, 'version'>>

/**
 * Changes the fiscal profile after `mustBeAt` has accepted the version. Documents keep the ledger's
 * lock, so each uses either the old or the new profile. 422 for a concept that is missing or is no
 * self-withholding.
 */
export async function changeFiscalSettings(
  changes: Changes,
  mustBeAt: (version: number) => void
): Promise<FiscalSettings> {
  if (Current.tenant.countryCode === 'CO') mustBeMunicipality(changes.municipality)
  await lockLedger()
  if (changes.autoWithholdings || changes.selfWithholding) await ensureConcepts()
  const before = await lockedFiscalSettings()
  mustBeAt(before.version)
  const asked = { ...before, ...changes }
  const isNamed = asked.selfWithholdingConceptId !== before.selfWithholdingConceptId
  const after = { ...asked, selfWithholdingConceptId: await selfConceptOf(asked, isNamed) }
  if (isDeepStrictEqual(after, before)) return before

  after.version = before.version + 1
  await writeFiscalSettings(after)
  await nextLedgerVersion()
  record({
    action: 'fiscal_settings.updated',
    entity: 'fiscal_settings',
    entityId: null,
    before,
    after,
  })
  return after
}

/**
 * The concept of the self-withholding: as asked, else the first one by code. The one that was chosen
 * before may be gone: it was deleted, or is of the company of a sandbox.
 */
async function selfConceptOf(
  { selfWithholding, selfWithholdingConceptId: id }: FiscalSettings,
  isNamed: boolean
) {
  const field = 'selfWithholdingConceptId'
  if (!selfWithholding && !id) return null
  const named = await conceptById(id)
  if (id && isNamed && !named)
    throw invalid(field, 'NOT_FOUND', 'There is no such withholding concept')
  if (id && isNamed && named!.type !== 'SELF')
    throw invalid(field, 'INVALID', `${named!.name} is no self-withholding (type SELF)`)
  const concept = named ?? (await conceptById(null))
  if (!concept && !selfWithholding) return null
  if (!concept)
    throw invalid(
      field,
      'REQUIRED',
      'Add a withholding concept of type SELF first, and name it here'
    )
  return concept.id
}
