/**
 * Posts entries in the transaction of their document. The ledger and named accounts are
 * share-locked from the first read; the number is taken last, which orders a company's postings, so
 * that balances cannot deadlock.
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
import { mustBeCostCenters } from '#accounting/cost_centers/known_cost_centers'
import {
  mustHaveDimensions,
  withDefaults,
  type Defaults,
  type Dimensions,
} from '#accounting/ledger/dimensions'
import { writeEntry } from '#accounting/ledger/ledger_writes'

/** One side of an entry; one of the amounts is positive. Lines of zero are dropped. */
export type Line = Dimensions & {
  to: Target
  debit: Big
  credit: Big
  description: string | null
}

/** `thirdPartyId` and `costCenterId` are of every line that names none itself. */
export type Posting = Defaults & {
  type: EntryType
  concept: MaybeDeferredText
  /** The id of its document. */
  reference?: string | null
  /** `YYYY-MM-DD`, by default today in the company's zone. */
  date?: string
  lines: readonly Line[]
  /** The entry that it reverses. */
  reverses?: string | null
  /** A manual entry, which a person may reverse. */
  byHand?: boolean
  /** Lines need `payroll:read`; by default those of type PAYROLL. */
  isPay?: boolean
  /** The cost centres are those that records keep, such as employees and orders, also inactive ones. */
  keepsCostCenters?: boolean
}

/** Null when every amount was zero, so that nothing was written. */
export type Posted = {
  id: string | null
  number: DocumentNumber | null
  lines: { accountId: string; code: string; debit: Big; credit: Big }[]
}

/** At most 2 decimals; a negative debit is a credit. `more` is what the line has of its own. */
export function debit(to: Target, amount: Big, more: Dimensions = {}): Line {
  return amount.lt(0)
    ? { to, debit: zero, credit: amount.times(-1), description: null, ...more }
    : { to, debit: amount, credit: zero, description: null, ...more }
}

/** A negative credit is a debit. */
export function credit(to: Target, amount: Big, more: Dimensions = {}): Line {
  return debit(to, amount.times(-1), more)
}

/**
 * 409 PERIOD_CLOSED for a closed day. Keeps the period open until the transaction ends. `field` is
 * the request's field of the day.
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
 * Posts an entry. 409 PERIOD_CLOSED, ACCOUNT_INACTIVE, COST_CENTER_INACTIVE; 422 for a group; 422
 * NOT_FOUND; 422 REQUIRED where an account wants a third party or cost centre. Reversals may use
 * inactive accounts and centres, and keep what was posted. Unbalanced lines or more than 2 decimals
 * are internal errors. Announces `journal_entry.created`.
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
  thirdPartyId,
  costCenterId,
  keepsCostCenters = false,
}: Posting): Promise<Posted> {
  const lines = given.filter((line) => !line.debit.eq(0) || !line.credit.eq(0))
  if (!lines.length) return { id: null, number: null, lines: [] }

  mustBalance(type, lines)
  const accounts = await accountsFor(lines.map(({ to }) => to))
  await mustBeOpen(date)
  const posted = lines.map((line, index) => ({
    ...withDefaults(line, accounts[index], { thirdPartyId, costCenterId }),
    accountId: accounts[index].id,
    code: accounts[index].code,
  }))
  if (!reverses) mustBeFit(posted, accounts)
  if (!reverses && !keepsCostCenters) await mustTakeLines(posted)

  const number = await nextDocumentNumber('journal_entries')
  const id = newId()
  writeEntry({ id, number, date, type, concept, reference, reverses, byHand, isPay, lines: posted })
  await announce('journal_entry.created', { journalEntryId: id })
  return { id, number, lines: posted }
}

function mustBeFit(lines: readonly Dimensions[], accounts: readonly PostingAccount[]) {
  for (const account of accounts) mustTakePostings(account)
  mustHaveDimensions(lines, accounts)
}

const mustTakeLines = (lines: readonly Dimensions[]) =>
  mustBeCostCenters(
    lines.flatMap(({ costCenterId: id }) => (id ? [{ id, field: 'costCenterId' }] : []))
  )

/** 409 ACCOUNT_INACTIVE; 422 for a group. */
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
