/** The entries of old documents, for the day and the account of their tax. */
import { rows, type DatabaseRow } from '#core/database/query'

/** `accounts` are those of its lines by their number. */
export type Entry = {
  id: string
  day: string
  reversedOn: string | null
  lines: { line: number; accountId: string; amount: string }[]
}

/** Entries that reverse nothing, by document in the order of numbers. */
export async function entriesOf(
  tenantId: number,
  references: readonly string[],
  type: 'SALES' | 'PURCHASE'
): Promise<Map<string, Entry[]>> {
  if (!references.length) return new Map()
  const found = await rows(
    `SELECT e.id, e.reference, e.entry_date AS day, r.entry_date AS reversedOn, l.line,
         l.account_id AS accountId, l.debit + l.credit AS amount
       FROM journal_entries e
       JOIN journal_lines l ON l.tenant_id = e.tenant_id AND l.entry_id = e.id
       LEFT JOIN journal_entries r ON r.tenant_id = e.tenant_id AND r.reverses_id = e.id
      WHERE e.tenant_id = ? AND e.reference IN (${references.map(() => '?').join(',')})
        AND e.entry_type = ? AND e.by_hand = 0 AND e.reverses_id IS NULL
      ORDER BY e.number, l.line`,
    [tenantId, ...references, type]
  )
  const entries = new Map<string, Entry[]>()
  for (const [, lines] of Map.groupBy(found, ({ id }) => id as string)) {
    const [{ id, reference, day, reversedOn }] = lines
    const entry = { id, day, reversedOn, lines: lines.map(lineOf) }
    entries.set(reference, [...(entries.get(reference) ?? []), entry])
  }
  return entries
}

const lineOf = ({ line, accountId, amount }: DatabaseRow) => ({
  line: Number(line),
  accountId: accountId as string,
  amount: amount as string,
})

/** The accounts of taxes today; null where the company has none yet. */
export async function taxAccountsOf(tenantId: number) {
  const found = await rows(
    'SELECT role, account_id AS accountId FROM account_roles WHERE tenant_id = ? AND role IN ' +
      "('tax_payable', 'tax_recoverable')",
    [tenantId]
  )
  const ofRole = new Map(found.map(({ role, accountId }) => [role, accountId as string]))
  return {
    sale: ofRole.get('tax_payable') ?? null,
    purchase: ofRole.get('tax_recoverable') ?? null,
  }
}
