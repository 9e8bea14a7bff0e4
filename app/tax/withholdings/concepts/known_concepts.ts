/** The company's withholding concepts. Changes lock the ledger exclusively and raise its version. */
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { flushWrites } from '#core/database/transaction/writes'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger'
import {
  fiscalSettings,
  lockedFiscalSettings,
  writeFiscalSettings,
} from '#tax/settings/fiscal_settings'
import type { Concept } from '#tax/withholdings/concept'
import { giveConcepts, packOf } from '#tax/withholdings/concepts/give_concepts'
import { ratesIn } from '#tax/withholdings/concepts/stored_rates'

/**
 * A company gets the concepts of its country when they are first needed, once: what it deletes stays
 * away. Codes that it has are its own.
 */
export async function ensureConcepts() {
  if (!packOf(Current.tenant.countryCode).length || (await fiscalSettings()).hasConcepts) return

  await transaction(async () => {
    await lockLedger()
    if ((await lockedFiscalSettings()).hasConcepts) return
    const found = await rows(
      'SELECT code FROM withholding_concepts WHERE tenant_id = ? LOCK IN SHARE MODE',
      [Current.tenantId]
    )
    await giveConcepts(found.map(({ code }) => code))
    await writeFiscalSettings({ hasConcepts: true })
    await nextLedgerVersion()
    await flushWrites()
  })
}

/** A concept by id; without one the first self-withholding. Undefined when it is missing. */
export async function conceptById(id: string | null): Promise<Concept | undefined> {
  const concepts = conceptsIn(await rows(...conceptsStatement()))
  return concepts.find((one) => (id ? one.id === id : one.type === 'SELF' && one.isActive))
}

/** For `selects`; `conceptsIn` reads the rows, in the order of codes. */
export const conceptsStatement = () =>
  [
    `SELECT id, code, name, type, base, nature, municipality, activity, suffered_account_id AS sufferedAccountId,
            practised_account_id AS practisedAccountId, is_active AS isActive, rates
       FROM withholding_concepts WHERE tenant_id = ? ORDER BY code`,
    [Current.tenantId],
  ] as const

export const conceptsIn = (found: readonly DatabaseRow[]): Concept[] => found.map(conceptOf)

const conceptOf = (row: DatabaseRow): Concept => ({
  ...(row as Concept),
  isActive: Boolean(row.isActive),
  rates: ratesIn(row.rates),
})
