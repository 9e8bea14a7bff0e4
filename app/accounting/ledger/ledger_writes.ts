/** The deferred writes of an entry: entry, lines, audit row, and balances last. */
import type Big from 'big.js'
import { record } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import type { DocumentNumber, MaybeDeferredText } from '#core/database/deferred_number'
import { Current } from '#core/context/current'
import { sum } from '#core/primitives/decimal'
import { PAY } from '#core/context/scopes'
import {
  beforeCommit,
  countRows,
  deferInsert,
  dryRunEffect,
  PerTransaction,
  undoable,
} from '#core/database/transaction/writes'
import type { EntryType } from '#accounting/chart/account_types'

/** Of a payroll run, which may have a line for each employee and account. */
const MOST_AUDITED = 5_000

type Line = {
  accountId: string
  code: string
  debit: Big
  credit: Big
  description: string | null
  thirdPartyId?: string | null
  costCenterId?: string | null
  taxBase?: Big | null
}

type Entry = {
  id: string
  number: DocumentNumber
  date: string
  type: EntryType
  concept: MaybeDeferredText
  reference: string | null
  reverses: string | null
  byHand: boolean
  isPay: boolean
  lines: readonly Line[]
}

/**
 * Writes a checked entry with amounts of at most 2 decimals. Concepts are cut at 1,000 characters.
 */
export function writeEntry(entry: Entry) {
  const { id, date, concept, isPay, lines } = entry
  const shown = lines.map(({ accountId, code, debit, credit, ...more }) => ({
    accountId,
    account: code,
    debit: debit.toNumber(),
    credit: credit.toNumber(),
    ...dimensionsOf(more),
  }))

  dryRunEffect(
    'journal',
    { concept, date, entryType: entry.type },
    { facts: { lines: shown }, needs: { journal: 'accounting:read', ...(isPay && { pay: PAY }) } }
  )
  deferInsert('journal_entries', [rowOf(entry)])
  deferInsert(
    'journal_lines',
    lines.map((line, index) => lineOf(line, index, entry))
  )
  countRows('journal_entries', 1)
  record({
    action: 'journal_entry.created',
    entity: 'journal_entry',
    entityId: id,
    after: {
      number: entry.number,
      entryDate: date,
      entryType: entry.type,
      concept,
      reference: entry.reference,
      reversesId: entry.reverses,
      lines: shown.slice(0, MOST_AUDITED),
    },
  })
  moveBalances(lines, date)
}

/** Those that a line has: most have none. */
const dimensionsOf = ({ thirdPartyId, costCenterId, taxBase }: Partial<Line>) => ({
  ...(thirdPartyId && { thirdPartyId }),
  ...(costCenterId && { costCenterId }),
  ...(taxBase && { taxBase: taxBase.toNumber() }),
})

function rowOf({
  id,
  number,
  date,
  type,
  concept,
  reference,
  reverses,
  byHand,
  isPay,
  lines,
}: Entry) {
  const now = sqlInstant(clock.now())
  return {
    tenant_id: Current.tenantId,
    id,
    number,
    entry_date: date,
    entry_type: type,
    concept: typeof concept === 'string' ? [...concept].slice(0, 1000).join('') : concept,
    reference,
    total: sum(lines.map(({ debit }) => debit)).toFixed(2),
    reverses_id: reverses,
    by_hand: byHand,
    is_pay: isPay,
    version: 1,
    created_at: now,
    updated_at: now,
  }
}

function lineOf(
  { accountId, debit, credit, description, thirdPartyId, costCenterId, taxBase }: Line,
  index: number,
  { id, date, isPay }: Entry
) {
  return {
    tenant_id: Current.tenantId,
    entry_id: id,
    line: index + 1,
    account_id: accountId,
    entry_date: date,
    debit: debit.toFixed(2),
    credit: credit.toFixed(2),
    description,
    is_pay: isPay,
    third_party_id: thirdPartyId ?? null,
    cost_center_id: costCenterId ?? null,
    tax_base: taxBase?.toFixed(2) ?? null,
  }
}

type Moved = { accountId: string; month: string; debit: Big; credit: Big }

/** Movements by account and month, written last and in order of accounts, once per transaction. */
const moved = new PerTransaction<Map<string, Moved>>()

function moveBalances(lines: readonly Line[], date: string) {
  const balances = moved.get() ?? begun()
  const month = `${date.slice(0, 7)}-01`

  for (const { accountId, debit, credit } of lines) {
    const key = accountId + month
    const before = balances.get(key)
    undoable(() => (before ? balances.set(key, before) : balances.delete(key)))
    balances.set(key, {
      accountId,
      month,
      debit: debit.plus(before?.debit ?? 0),
      credit: credit.plus(before?.credit ?? 0),
    })
  }
}

function begun() {
  const balances = moved.set(new Map())
  const { tenant } = Current
  beforeCommit(() => Current.within(tenant, () => writeBalances(balances)))
  return balances
}

function writeBalances(balances: ReadonlyMap<string, Moved>) {
  const rows = [...balances]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { accountId, month, debit, credit }]) => ({
      tenant_id: Current.tenantId,
      account_id: accountId,
      month,
      debit: debit.toFixed(2),
      credit: credit.toFixed(2),
    }))
  if (rows.length)
    deferInsert(
      'account_balances',
      rows,
      'debit = debit + VALUES(debit), credit = credit + VALUES(credit)'
    )
}
