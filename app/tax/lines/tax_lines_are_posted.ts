/** The invariant of tax lines: their sum in each account is what documents posted there. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'

/** Accounts of tax lines, and those that taxes go to by default. */
const ACCOUNTS = `SELECT account_id AS id FROM tax_lines WHERE tenant_id = ? AND account_id IS NOT NULL
  UNION SELECT account_id FROM account_roles WHERE tenant_id = ? AND role IN ('tax_payable', 'tax_recoverable', 'consumption_tax_payable')`

/**
 * Debits less credits. Entries by hand and expenses on the account of a tax, such as the payment of
 * a return, do not count: lines of taxes have a base, those of releases before 0.4 are of sales and
 * purchases.
 */
const PAIRS = `SELECT sides.account_id AS accountId, SUM(sides.kept) AS kept, SUM(sides.posted) AS posted FROM (
    SELECT account_id, CASE side WHEN 'SALE' THEN -sign * amount ELSE sign * amount END AS kept, 0 AS posted
      FROM tax_lines WHERE tenant_id = ? AND account_id IS NOT NULL
    UNION ALL
    SELECT l.account_id, 0, l.debit - l.credit FROM journal_lines l
      JOIN (${ACCOUNTS}) a ON a.id = l.account_id
      JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id
     WHERE l.tenant_id = ? AND e.by_hand = 0 AND (l.tax_base IS NOT NULL OR e.entry_type IN ('SALES', 'PURCHASE'))
  ) sides GROUP BY sides.account_id`

/** Names accounts with a difference. */
export async function taxLinesArePosted() {
  const { tenantId } = Current
  const found = await rows(PAIRS, [tenantId, tenantId, tenantId, tenantId])
  const pairs = found.map(({ accountId, kept, posted }) => ({
    accountId: accountId as string,
    kept: new Big(kept),
    posted: new Big(posted),
  }))
  const sum = (of: 'kept' | 'posted') =>
    pairs.reduce((total, pair) => total.plus(pair[of].abs()), new Big(0))
  const broken = pairs.filter(({ kept, posted }) => !kept.eq(posted))
  return {
    left: sum('kept'),
    right: sum('posted'),
    broken: broken.map(({ accountId, kept, posted }) => ({
      accountId,
      kept: Number(kept),
      posted: Number(posted),
    })),
  }
}
