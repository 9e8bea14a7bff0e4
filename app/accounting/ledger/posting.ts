/**
 * An entry, checked and written with the transaction of its document.
 *
 * Locks: the ledger, and accounts that are named by their ids, are held shared from the first read
 * on; the number is taken last, and with it postings of a company go one after the other, so that
 * the balances behind it cannot deadlock.
 */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { announce } from '#core/jobs/outbox'
import { conflict, invalid } from '#core/errors/refusal'
import type { DocumentNumber, MaybeDeferredText } from '#core/database/deferred_number'
import { nextDocumentNumber } from '#core/numbering/number_series'
import type { EntryType } from '#accounting/chart/account_types'
import type { Target } from '#accounting/roles/roles'
import { accountsFor, closedThrough, type PostingAccount } from '#accounting/ledger/ledger_reads'
import { writeEntry } from '#accounting/ledger/ledger_writes'

/**
 * One side of an entry; exactly one of the amounts is above zero, or both are zero and the line is
 * dropped.
 */
export type Line = { to: Target; debit: Big; credit: Big; description: string | null }

export type Posting = {
  type: EntryType
  concept: MaybeDeferredText
  /** The id of the document behind it. */
  reference?: string | null
  /** `YYYY-MM-DD`, today where the company is by default. */
  date?: string
  lines: readonly Line[]
  /** The entry that this one takes back. */
  reverses?: string | null
  /**
   * A person posts it, and may reverse it; by default a document does, and takes it back itself.
   */
  byHand?: boolean
  /**
   * Whether it tells what people earn, so that its lines need `payroll:read`: by default the
   * entries of type PAYROLL.
   */
  isPay?: boolean
}

/** `id` and `number` are null when nothing was to be written: every amount was zero. */
export type Posted = {
  id: string | null
  number: DocumentNumber | null
  lines: { accountId: string; code: string; debit: Big; credit: Big }[]
}

/** Money in the company's currency, at most 2 decimals; a negative debit is a credit. */
export function debit(to: Target, amount: Big): Line {
  return amount.lt(0)
    ? { to, debit: zero, credit: amount.times(-1), description: null }
    : { to, debit: amount, credit: zero, description: null }
}

/** As a debit, on the other side; a negative credit is a debit. */
export function credit(to: Target, amount: Big): Line {
  return debit(to, amount.times(-1))
}

/**
 * 409 PERIOD_CLOSED when nothing may be posted on that day any more. Holds the period open until
 * the transaction ends. `field` is where a request has named the day.
 */
export async function mustBeOpen(date: string, field?: string) {
  const closed = await closedThrough()
  if (closed && date <= closed)
    throw conflict('PERIOD_CLOSED', `The books are closed through ${closed}`, {
      field,
      closedThrough: closed,
    })
}

/**
 * Writes an entry with the transaction. Refuses 409 PERIOD_CLOSED, 409 ACCOUNT_INACTIVE, 422 for a
 * group and 422 NOT_FOUND for an account that there is not; what takes back another entry goes to
 * its accounts, also where they are inactive by now. Lines that do not balance, or have more than 2
 * decimals, are a bug of the caller, and thrown as one. (Companies of before have cents in
 * currencies without: what they hold goes on as it is.) Lines of zero are left out; where none is
 * left nothing is written and nothing refused. Announces `journal_entry.created`.
 */
export async function post({
  type,
  concept,
  reference = null,
  date = todayIn(Current.tenant.timezone),
  lines: given,
  reverses = null,
  byHand = false,
  isPay = type === 'PAYROLL',
}: Posting): Promise<Posted> {
  const lines = given.filter((line) => !line.debit.eq(0) || !line.credit.eq(0))
  if (!lines.length) return { id: null, number: null, lines: [] }

  mustBalance(type, lines)
  const accounts = await accountsFor(lines.map(({ to }) => to))
  await mustBeOpen(date)
  for (const account of accounts) if (!reverses) mustTakePostings(account)

  const number = await nextDocumentNumber('journal_entries')
  const id = newId()
  const posted = lines.map((line, index) => ({
    ...line,
    accountId: accounts[index].id,
    code: accounts[index].code,
  }))
  writeEntry({ id, number, date, type, concept, reference, reverses, byHand, isPay, lines: posted })
  await announce('journal_entry.created', { journalEntryId: id })
  return { id, number, lines: posted }
}

/** 409 ACCOUNT_INACTIVE; 422 when it has others beneath it: that is never a place to post to. */
export function mustTakePostings(
  { code, name, isActive, isGroup }: PostingAccount,
  field = 'accountId'
) {
  if (isGroup)
    throw invalid(
      field,
      'INVALID',
      `Account ${code} ${name} is a group: post to an account beneath it`
    )
  if (!isActive)
    throw conflict('ACCOUNT_INACTIVE', `Account ${code} ${name} is not active`, { field })
}

function mustBalance(type: EntryType, lines: readonly Line[]) {
  let difference = zero
  for (const { debit, credit } of lines) {
    if (!debit.round(2).eq(debit) || !credit.round(2).eq(credit))
      throw new Error(`An entry of type ${type} has an amount of more than 2 decimals`)
    difference = difference.plus(debit).minus(credit)
  }
  if (!difference.eq(0))
    throw new Error(
      `An entry of type ${type} does not balance: debits exceed credits by ${difference}`
    )
}
