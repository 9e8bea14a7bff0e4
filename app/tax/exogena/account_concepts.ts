/**
 * The exógena concept of each account: its own `exogenaConcept`, else that of the nearest group
 * above it, else the usual one of its PUC code.
 */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { usualConcept } from '#tax/exogena/usual_concepts'

export type AccountConcept = { id: string; code: string; type: string; concept: string | null }

type Account = {
  id: string
  code: string
  type: string
  parentId: string | null
  own: string | null
}

/** All accounts by id. The first two digits of a concept say its format: 50 is 1001, 40 is 1007. */
export async function accountConcepts(): Promise<Map<string, AccountConcept>> {
  const found = await rows<Account>(
    `SELECT a.id, a.code, a.type, a.parent_id AS parentId, a.exogena_concept AS own
       FROM accounts a
       WHERE a.tenant_id = ?`,
    [Current.tenantId]
  )
  const byId = new Map(found.map((account) => [account.id, account]))
  const isColombian = Current.tenant.countryCode === 'CO'

  const conceptOf = (account: Account): string | null => {
    for (
      let one: Account | undefined = account;
      one;
      one = one.parentId ? byId.get(one.parentId) : undefined
    )
      if (one.own) return one.own
    return isColombian ? usualConcept(account.code) : null
  }
  return new Map(
    found.map((account) => [
      account.id,
      { id: account.id, code: account.code, type: account.type, concept: conceptOf(account) },
    ])
  )
}

/** The concept, if it is one of the format; null when it is of another one. */
export const ofFormat = (concept: string | null | undefined, prefixes: readonly string[]) =>
  concept && prefixes.some((prefix) => concept.startsWith(prefix)) ? concept : null

/** The first two digits of a format's concepts. */
export const PREFIXES = {
  PAYMENTS: ['50', '51'],
  INCOME: ['40'],
  RECEIVABLES: ['13'],
  SUFFERED: ['13'],
  PAYABLES: ['22'],
} as const
