/** The ledger by account and third party: opening balance, lines and closing balance of each. */
import { atOneMoment } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'
import { described, idFilter } from '#core/input/query_fields'
import { cell, report } from '#core/endpoints/report'
import type { ApiRecord } from '#core/resources/transformer'
import { lastNumber } from '#accounting/reports/accounts'
import { rangeOf, rangeQuery } from '#accounting/reports/days'
import { day, idOrNull, list, number, object, text, textOrNull } from '#accounting/reports/schemas'
import { sumsByMember, type MemberSums, type Wanted } from '#accounting/reports/sums_by_member'
import { sendThirdPartyCsv } from '#accounting/reports/third_party_ledger_csv'
import { tableOf } from '#accounting/reports/third_party_table'
import { linesOfGroups, type LedgerLine } from '#accounting/reports/third_party_lines'

/** Larger answers need fewer days, an account or a third party, or CSV. */
const MOST_LINES = 20_000

type Asked = { from?: string; to?: string; accountId?: string; thirdPartyId?: string }

const wantedOf = ({ from, to, ...rest }: Asked): Wanted => ({ ...rangeOf({ from, to }), ...rest })

async function thirdPartyLedgerOf(asked: Asked) {
  const wanted = wantedOf(asked)
  return atOneMoment(async () => {
    const groups = await sumsByMember('third-party', wanted)
    if (groups.reduce((count, { lines }) => count + lines, groups.length) > MOST_LINES)
      throw invalid(
        'from',
        'TOO_LARGE',
        `There are more than ${MOST_LINES} lines: ask for fewer days, for one accountId or ` +
          'thirdPartyId, or with Accept: text/csv'
      )
    return {
      from: wanted.from,
      to: wanted.to,
      rows: await withLines(groups, { ...wanted, last: await lastNumber() }),
      totals: {
        debit: sum(groups.map(({ debit }) => debit)),
        credit: sum(groups.map(({ credit }) => credit)),
      },
    }
  })
}

async function withLines(
  groups: readonly MemberSums[],
  days: Parameters<typeof linesOfGroups>[1]
): Promise<ApiRecord[]> {
  const found = new Map<MemberSums, LedgerLine[]>(groups.map((group) => [group, []]))
  for await (const { group, lines } of linesOfGroups(groups, days)) found.get(group)!.push(...lines)

  return groups.map((group) => ({
    ...{ accountId: group.accountId, code: group.code, name: group.name },
    thirdPartyId: group.memberId,
    documentNumber: group.member?.code ?? null,
    thirdPartyName: group.member?.name ?? null,
    opening: group.opening,
    debit: group.debit,
    credit: group.credit,
    closing: group.opening.plus(group.debit).minus(group.credit),
    lines: found.get(group)!,
  }))
}

const line = {
  entryId: idOrNull,
  number: { type: ['integer', 'null'] },
  entryDate: day,
  entryType: text,
  concept: text,
  reference: textOrNull,
  description: textOrNull,
  costCenterId: idOrNull,
  taxBase: { type: ['number', 'null'] },
  debit: number,
  credit: number,
  balance: number,
}
const group = {
  accountId: text,
  code: text,
  name: text,
  thirdPartyId: idOrNull,
  documentNumber: textOrNull,
  thirdPartyName: textOrNull,
  opening: number,
  debit: number,
  credit: number,
  closing: number,
  lines: list(line),
}

/** Rows of the table, in which the lines of all groups follow each other. */
const columns = {
  ...{ code: cell.text, name: cell.text, documentNumber: cell.text, thirdPartyName: cell.text },
  ...{ entryDate: cell.day, number: cell.text, entryType: cell.text, concept: cell.text },
  ...{ reference: cell.text, description: cell.text, taxBase: cell.amount },
  ...{ debit: cell.amount, credit: cell.amount, balance: cell.amount },
}

export const thirdPartyLedger = report({
  name: 'third-party-ledger',
  summary: 'Ledger by third party',
  query: {
    ...rangeQuery,
    accountId: described('Only this account, by its id.', idFilter()),
    thirdPartyId: described('Only this third party, by its id.', idFilter()),
  },
  schema: object(
    { from: day, to: day, rows: list(group), totals: object({ debit: number, credit: number }) },
    'ThirdPartyLedger'
  ),
  columns,
  read: thirdPartyLedgerOf,
  table: tableOf,
  also: {
    'text/csv': (asked: Asked, ctx) =>
      sendThirdPartyCsv(wantedOf(asked), Object.keys(columns), ctx),
  },
})
