/** The writes of one entry. All of them wait for the commit's packet: the entry, its lines, its audit row, the balances last. */
import type Big from 'big.js'
import { record } from '#core/audit'
import { clock } from '#core/clock'
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { sum, zero } from '#core/decimal'
import type { EntryType } from '#accounting/account_types'

type Line = { accountId: string; code: string; debit: Big; credit: Big; description: string | null }

type Entry = { id: string; number: number; date: string; type: EntryType; concept: string; reference: string | null; reverses: string | null; byHand: boolean; lines: readonly Line[] }

export function writeEntry(entry: Entry) {
  const unit = Current.unit!
  const { id, date, concept, lines } = entry
  const shown = lines.map(({ accountId, code, debit, credit }) => ({ accountId, account: code, debit: debit.toNumber(), credit: credit.toNumber() }))

  unit.effect('journal', { concept, date, entryType: entry.type, lines: shown })
  unit.insert('journal_entries', [rowOf(entry)])
  unit.insert('journal_lines', lines.map((line, index) => lineOf(line, index, { id, date })))
  unit.count('journal_entries', 1)
  record({
    action: 'journal_entry.created',
    entity: 'journal_entry',
    entityId: id,
    after: { number: entry.number, entryDate: date, entryType: entry.type, concept, reference: entry.reference, reversesId: entry.reverses, lines: shown },
  })
  unit.insert('account_balances', balancesOf(lines, date), 'debit = debit + VALUES(debit), credit = credit + VALUES(credit)')
}

function rowOf({ id, number, date, type, concept, reference, reverses, byHand, lines }: Entry) {
  const now = sqlInstant(clock.now())
  return {
    tenant_id: Current.tenantId,
    id,
    number,
    entry_date: date,
    entry_type: type,
    concept: concept.slice(0, 1000),
    reference,
    total: sum(lines.map(({ debit }) => debit)).toFixed(2),
    reverses_id: reverses,
    by_hand: byHand,
    version: 1,
    created_at: now,
    updated_at: now,
  }
}

function lineOf({ accountId, debit, credit, description }: Line, index: number, { id, date }: { id: string; date: string }) {
  return { tenant_id: Current.tenantId, entry_id: id, line: index + 1, account_id: accountId, entry_date: date, debit: debit.toFixed(2), credit: credit.toFixed(2), description }
}

/** One row an account, in the order of their ids. */
function balancesOf(lines: readonly Line[], date: string) {
  const moved = new Map<string, { debit: Big; credit: Big }>()
  for (const { accountId, debit, credit } of lines) {
    const before = moved.get(accountId) ?? { debit: zero, credit: zero }
    moved.set(accountId, { debit: before.debit.plus(debit), credit: before.credit.plus(credit) })
  }
  return [...moved]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([accountId, { debit, credit }]) => ({ tenant_id: Current.tenantId, account_id: accountId, month: `${date.slice(0, 7)}-01`, debit: debit.toFixed(2), credit: credit.toFixed(2) }))
}
