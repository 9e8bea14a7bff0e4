/** Reversals: an entry is reversed at most once, by the unique `journal_entries.reverses_id`. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { laterOf, todayIn } from '#core/calendar/days'
import { reserveNumbers } from '#core/numbering/number_series'
import { conflict, invalid, notFound } from '#core/errors/refusal'
import type { EntryType } from '#accounting/chart/account_types'
import { conceptOf } from '#accounting/concepts'
import { closedThrough } from '#accounting/ledger/ledger_reads'
import { mustBeOpen, post, type Line, type Posted } from '#accounting/ledger/posting'

type StandingEntry = {
  id: string
  number: number
  day: string
  type: EntryType
  concept: string
  reference: string | null
  isPay: boolean
  lines: Line[]
}

/** `date` is today by default. `isDated`: an entry later than `date` is reversed on its own day. */
type Reversing = {
  reference: string | readonly string[]
  concept: string
  date?: string
  isDated?: boolean
}

/**
 * Reverses all open entries of a document, or of several, whose rows the caller has locked. Takes one
 * number per entry, so call it after all checks. Reversals of payroll entries are payroll entries.
 */
export async function reverse({
  reference,
  concept,
  date = todayIn(Current.tenant.timezone),
  isDated,
}: Reversing): Promise<Posted[]> {
  await mustBeOpen(date)
  const entries = await standingEntries('e.reference IN (?) AND e.by_hand = 0', [reference].flat())
  if (!entries.length) return []

  await reserveNumbers(...entries.map(() => 'journal_entries'))
  const posted: Posted[] = []
  for (const entry of entries)
    posted.push(
      await post({
        ...entry,
        concept,
        date: isDated ? laterOf(date, entry.day) : date,
        reverses: entry.id,
      })
    )
  return posted
}

/** The day of a void: `dayFrom` the day of the document. */
export const dayOfVoid = (asked: string | null | undefined, original: string) =>
  dayFrom(asked, original, 'what is voided')

/**
 * The day of what follows a document: as requested, else today, or a later day of the document. `what`
 * names the document. 422 INVALID on an earlier `date`, 409 PERIOD_CLOSED.
 */
export async function dayFrom(
  asked: string | null | undefined,
  original: string,
  what: string
): Promise<string> {
  if (asked && asked < original)
    throw invalid(
      'date',
      'INVALID',
      `date is ${asked}, and must not be before ${original}, the day of ${what}`
    )

  const date = asked ?? laterOf(todayIn(Current.tenant.timezone), original)
  await mustBeOpen(date, asked ? 'date' : undefined)
  return date
}

/** Reverses a manual entry; 404, 409 ALREADY_REVERSED (also for reversals), 409 DOCUMENT_ENTRY. */
export async function reverseEntry(
  id: string,
  { concept, date }: { concept?: string; date?: string } = {}
): Promise<Posted> {
  const [entry] = await rows(
    'SELECT reverses_id AS reversesId, by_hand AS byHand FROM journal_entries WHERE tenant_id = ? AND id = ? FOR UPDATE',
    [Current.tenantId, id]
  )
  if (!entry) throw notFound()
  if (entry.reversesId)
    throw conflict('ALREADY_REVERSED', 'This entry is a reversal itself: post a new entry instead')
  if (!entry.byHand)
    throw conflict(
      'DOCUMENT_ENTRY',
      'A document posted this entry: void the document instead, or correct it with another'
    )

  // Before the lines are read: a merge of third parties changes them under the exclusive lock.
  await closedThrough()
  const [standing] = await standingEntries('e.id = ?', id)
  if (!standing) throw conflict('ALREADY_REVERSED', 'This entry was reversed before')
  if (date) await mustBeOpen(date, 'entryDate')
  return post({
    ...standing,
    byHand: true,
    concept:
      concept ?? conceptOf('reversal', { number: standing.number, concept: standing.concept }),
    date,
    reverses: id,
  })
}

/** Open entries with swapped sides, by number. */
async function standingEntries(
  condition: string,
  value: string | readonly string[]
): Promise<StandingEntry[]> {
  const found = await rows(
    `SELECT e.id, e.number, e.entry_date AS day, e.entry_type AS type, e.concept, e.reference, e.is_pay AS isPay, l.account_id AS accountId, l.debit, l.credit, l.description, l.third_party_id AS thirdPartyId, l.cost_center_id AS costCenterId, l.tax_base AS taxBase
       FROM journal_entries e
       JOIN journal_lines l ON l.tenant_id = e.tenant_id AND l.entry_id = e.id
       LEFT JOIN journal_entries taken ON taken.tenant_id = e.tenant_id AND taken.reverses_id = e.id
      WHERE e.tenant_id = ? AND ${condition} AND e.reverses_id IS NULL AND taken.id IS NULL
      ORDER BY e.number, l.line`,
    [Current.tenantId, value]
  )
  return [...Map.groupBy(found, ({ id }) => id as string)].map(([id, lines]) => ({
    id,
    number: Number(lines[0].number),
    day: lines[0].day,
    type: lines[0].type,
    concept: lines[0].concept,
    reference: lines[0].reference,
    isPay: Boolean(lines[0].isPay),
    lines: lines.map(({ accountId, debit, credit, taxBase, ...line }) => ({
      to: { accountId },
      debit: new Big(credit),
      credit: new Big(debit),
      description: line.description,
      thirdPartyId: line.thirdPartyId,
      costCenterId: line.costCenterId,
      taxBase: taxBase === null ? null : new Big(taxBase),
    })),
  }))
}
