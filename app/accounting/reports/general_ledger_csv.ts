/** The general ledger as streamed CSV, account by account, of one snapshot. */
import type { HttpContext } from '@adonisjs/core/http'
import Big from 'big.js'
import { Current } from '#core/context/current'
import { csvLine } from '#core/primitives/csv'
import { atOneMoment, rows, type DatabaseRow } from '#core/database/query'
import { zero } from '#core/primitives/decimal'
import { streamAsCaller } from '#core/endpoints/stream_as_caller'
import { dayBefore, nothing, sumsThrough, type SumsByAccount } from '#accounting/ledger/balances'
import { payByDay } from '#accounting/pay'
import { accountsInOrder, lastNumber, type ReportAccount } from '#accounting/reports/accounts'

const AT_ONCE = 1_000

type Asked = { from: string; to: string; accountId?: string }

/**
 * Sends `columns` of every line in a range, for one account or all. Later entries are not in it.
 */
export async function sendLedgerCsv(
  asked: Asked,
  columns: readonly string[],
  { response }: HttpContext
) {
  const moment = await momentOf(asked)

  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', 'attachment; filename="general-ledger.csv"')
  response.stream(streamAsCaller(partsOf(asked, columns, moment)))
}

type Moment = { accounts: ReportAccount[]; before: SumsByAccount; last: number }

/** Accounts with movement, their opening balances, and the last entry number. */
async function momentOf({ from, to, accountId }: Asked): Promise<Moment> {
  return atOneMoment(async () => {
    const accounts = await accountsInOrder()
    const moved = await rows(
      'SELECT DISTINCT account_id AS id FROM account_balances WHERE tenant_id = ? AND month BETWEEN ? AND ?',
      [Current.tenantId, `${from.slice(0, 8)}01`, to]
    )
    const ids = new Set(moved.map(({ id }) => id).filter((id) => !accountId || id === accountId))
    const [before] = await sumsThrough(dayBefore(from))

    return {
      accounts: accounts.filter((account) => ids.has(account.accountId)),
      before,
      last: await lastNumber(),
    }
  })
}

async function* partsOf(
  asked: Asked,
  columns: readonly string[],
  { accounts, before, last }: Moment
): AsyncGenerator<string> {
  yield csvLine(columns)

  let [debits, credits] = [zero, zero]
  for (const account of accounts) {
    const { debit: opened, credit: closed } = before.get(account.accountId) ?? nothing
    let balance = opened.minus(closed)

    for await (const lines of withPayByDay(linesOf(account, asked, last))) {
      const shown = lines.map(({ debit, credit, number, ...line }) => {
        balance = balance.plus(debit).minus(credit)
        debits = debits.plus(debit)
        credits = credits.plus(credit)
        return {
          ...account,
          ...line,
          number: number === null ? null : Number(number),
          debit: new Big(debit),
          credit: new Big(credit),
          balance,
        } as DatabaseRow
      })
      yield shown.map((line) => csvLine(columns.map((column) => line[column]))).join('')
    }
  }
  const total: Record<string, string | Big> = { name: 'Total', debit: debits, credit: credits }
  yield csvLine(columns.map((column) => total[column]))
}

async function* withPayByDay(batches: AsyncGenerator<DatabaseRow[]>) {
  const { fold, flush } = payByDay<any>()
  for await (const lines of batches) {
    const folded = fold(lines)
    if (folded.length) yield folded
  }
  const last = flush()
  if (last.length) yield last
}

/** The lines of one account from its index, with their entries. */
async function* linesOf({ accountId }: ReportAccount, { from, to }: Asked, last: number) {
  for (
    let after: { entryDate: string; entryId: string; line: number } | undefined = {
      entryDate: from,
      entryId: '',
      line: 0,
    };
    after;
  ) {
    const lines: DatabaseRow[] = await rows(
      `SELECT e.id AS entryId, e.number, l.entry_date AS entryDate, e.entry_type AS entryType, e.concept, e.reference, l.description, l.debit, l.credit, l.line, l.is_pay AS isPay
         FROM journal_lines l FORCE INDEX (journal_lines__account)
         STRAIGHT_JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id
        WHERE l.tenant_id = ? AND l.account_id = ? AND l.entry_date BETWEEN ? AND ? AND (l.entry_date > ? OR l.entry_id > ? OR (l.entry_id = ? AND l.line > ?)) AND e.number <= ?
        ORDER BY l.entry_date, l.entry_id, l.line LIMIT ${AT_ONCE}`,
      [
        Current.tenantId,
        accountId,
        after.entryDate,
        to,
        after.entryDate,
        after.entryId,
        after.entryId,
        after.line,
        last,
      ]
    )
    if (lines.length) yield lines
    after = lines.length === AT_ONCE ? (lines.at(-1) as typeof after) : undefined
  }
}
