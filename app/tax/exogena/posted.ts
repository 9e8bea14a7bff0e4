/** Movements of accounts by third party, from the journal. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { hasScope, PAY } from '#core/context/scopes'
import { rows } from '#core/database/query'
import type { Days } from '#tax/returns/periods'

/** `amount` is debits less credits. */
export type Posted = {
  accountId: string
  thirdPartyId: string | null
  lines: number
  debit: Big
  credit: Big
  amount: Big
}

/**
 * `DOCUMENTS` are entries of purchases and expenses, `BY_HAND` those that people posted. Neither has
 * pay, which belongs to format 2276.
 */
const ENTRIES = {
  DOCUMENTS: "e.by_hand = 0 AND e.entry_type IN ('PURCHASE', 'EXPENSE')",
  BY_HAND: 'e.by_hand = 1 AND e.is_pay = 0',
} as const

export async function postedIn(
  { from, to }: Days,
  accountIds: readonly string[],
  entries: keyof typeof ENTRIES
): Promise<Posted[]> {
  if (!accountIds.length) return []
  return postedFrom(
    await rows(
      `SELECT l.account_id AS accountId, l.third_party_id AS thirdPartyId, COUNT(*) AS lineCount, SUM(l.debit) AS debit, SUM(l.credit) AS credit
         FROM journal_lines l JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id
        WHERE l.tenant_id = ? AND l.account_id IN (?) AND l.entry_date BETWEEN ? AND ? AND ${ENTRIES[entries]}
        GROUP BY l.account_id, l.third_party_id`,
      [Current.tenantId, accountIds, from, to]
    )
  )
}

/** Balances at the end of a day. Lines of pay need `payroll:read`. */
export async function balancesAt(day: string, accountIds: readonly string[]): Promise<Posted[]> {
  if (!accountIds.length) return []
  const withoutPay = hasScope(Current.actor, PAY) ? '' : 'AND l.is_pay = 0'
  return postedFrom(
    await rows(
      `SELECT l.account_id AS accountId, l.third_party_id AS thirdPartyId, COUNT(*) AS lineCount, SUM(l.debit) AS debit, SUM(l.credit) AS credit
         FROM journal_lines l WHERE l.tenant_id = ? AND l.account_id IN (?) AND l.entry_date <= ? ${withoutPay} GROUP BY l.account_id, l.third_party_id`,
      [Current.tenantId, accountIds, day]
    )
  )
}

const postedFrom = (found: readonly Record<string, any>[]): Posted[] =>
  found.map(({ accountId, thirdPartyId, lineCount, debit, credit }) => ({
    accountId,
    thirdPartyId,
    lines: Number(lineCount),
    debit: new Big(debit),
    credit: new Big(credit),
    amount: new Big(debit).minus(new Big(credit)),
  }))
