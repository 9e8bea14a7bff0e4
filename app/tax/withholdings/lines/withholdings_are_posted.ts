/** The invariant of withholding lines: they are what their documents posted. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'

const MOST_NAMED = 100

/** Withholding lines by account: debits of assets, credits of liabilities. */
const KEPT = `SELECT w.document_id, w.account_id, CASE w.direction WHEN 'SUFFERED' THEN w.sign * w.amount ELSE -w.sign * w.amount END AS kept
    FROM withholding_lines w WHERE w.tenant_id = ?
  UNION ALL
  SELECT w.document_id, w.counter_account_id, w.sign * w.amount
    FROM withholding_lines w WHERE w.tenant_id = ? AND w.counter_account_id IS NOT NULL`

/** The same accounts in the entries of these documents: debits less credits. */
const POSTED = `SELECT d.document_id, d.account_id, l.debit - l.credit AS posted
    FROM (SELECT DISTINCT k.document_id, k.account_id FROM (${KEPT}) k) d
    JOIN journal_entries e ON e.tenant_id = ? AND e.reference = d.document_id
    JOIN journal_lines l ON l.tenant_id = e.tenant_id AND l.entry_id = e.id AND l.account_id = d.account_id`

const PAIRS = `SELECT sides.document_id AS documentId, sides.account_id AS accountId, SUM(sides.kept) AS withheld, SUM(sides.posted) AS posted
  FROM (SELECT k.document_id, k.account_id, k.kept, 0 AS posted FROM (${KEPT}) k
        UNION ALL SELECT p.document_id, p.account_id, 0, p.posted FROM (${POSTED}) p) sides
 GROUP BY sides.document_id, sides.account_id`

/**
 * Withholding lines equal the entries of their documents, by document and account. Entries by hand,
 * such as the payment of a return, move the same accounts and are left out.
 */
export async function withholdingsArePosted() {
  const { tenantId } = Current
  const [[sums], broken] = await selects([
    [
      `SELECT COALESCE(SUM(withheld), 0) AS withheld, COALESCE(SUM(posted), 0) AS posted FROM (${PAIRS}) pairs`,
      Array(5).fill(tenantId),
    ],
    [
      `SELECT documentId, accountId, withheld, posted
         FROM (${PAIRS}) pairs
         WHERE withheld <> posted
         LIMIT ${MOST_NAMED}`,
      Array(5).fill(tenantId),
    ],
  ])
  return {
    left: new Big(sums.withheld),
    right: new Big(sums.posted),
    broken: broken.map(({ documentId, accountId, withheld, posted }) => ({
      documentId,
      accountId,
      withheld: Number(withheld),
      posted: Number(posted),
    })),
  }
}
