/** Creates, changes and deletes withholding concepts; the ledger is locked exclusively before. */
import { isDeepStrictEqual } from 'node:util'
import { Current } from '#core/context/current'
import { announce } from '#core/jobs/outbox'
import { invalid } from '#core/errors/refusal'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { mustBeMunicipality } from '#parties/municipalities'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger'
import { accountOf } from '#tax/actions/own_accounts'
import WithholdingConcept from '#tax/models/withholding_concept'
import {
  mustHaveItsPlace,
  type ConceptChanges,
  type NewConcept,
} from '#tax/validators/withholding_concept'
import type { StoredRate } from '#tax/withholdings/concepts/stored_rates'

/** Announces `withholding_concept.created`. Errors of `accountOf`. */
export async function createConcept(input: NewConcept): Promise<WithholdingConcept> {
  await lockLedger()
  const concept = await WithholdingConcept.create({ isActive: true, ...(await columnsOf(input)) })
  await nextLedgerVersion()
  await announce('withholding_concept.created', { withholdingConceptId: concept.id })
  return concept
}

/**
 * Announces `withholding_concept.updated`, if anything changed. Errors of `accountOf`, and 422
 * REQUIRED or CONTRADICTION for a municipality against the type.
 */
export async function changeConcept(concept: WithholdingConcept, changes: ConceptChanges) {
  const { municipality } = changes
  if (municipality !== undefined && municipality !== concept.municipality)
    mustHaveItsPlace({ type: concept.type, municipality }, (field, code, message) => {
      throw invalid(field, code, message)
    })
  await whenChanged(
    concept,
    async () => {
      const { rates, ...columns } = await columnsOf(changes)
      const isOther = rates && !isDeepStrictEqual(rates, concept.rates)
      await concept.merge({ ...columns, ...(isOther && { rates }) }).save()
    },
    async () => {
      await nextLedgerVersion()
      await announce('withholding_concept.updated', { withholdingConceptId: concept.id })
    }
  )
}

/** Prepares a deletion: waits for running postings, which may use it. */
export async function removeConcept({ id }: WithholdingConcept) {
  await lockLedger()
  await nextLedgerVersion()
  await announce('withholding_concept.deleted', { withholdingConceptId: id })
}

async function columnsOf({ accounts, active, rates, ...facts }: ConceptChanges) {
  if (Current.tenant.countryCode === 'CO') mustBeMunicipality(facts.municipality)
  const side = async (name: 'suffered' | 'practised') =>
    accounts?.[name] === undefined
      ? {}
      : { [`${name}AccountId`]: await accountOf(accounts[name], `accounts.${name}`) }

  return {
    ...facts,
    ...(accounts === null && { sufferedAccountId: null, practisedAccountId: null }),
    ...(await side('suffered')),
    ...(await side('practised')),
    ...(active !== undefined && { isActive: active }),
    ...(rates && { rates: rates.map(stored) }),
  }
}

const stored = (rate: NewConcept['rates'][number]): StoredRate => ({
  validFrom: rate.validFrom,
  validUntil: rate.validUntil ?? null,
  minimumUvt: rate.minimumUvt?.toFixed() ?? null,
  minimumAmount: rate.minimumAmount?.toFixed() ?? null,
  personKind: rate.personKind,
  declarant: rate.declarant,
  rate: rate.rate.toFixed(),
  source: rate.source ?? null,
})
