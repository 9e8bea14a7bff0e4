/** The third-party ledger as streamed CSV, of one snapshot. */
import type { HttpContext } from '@adonisjs/core/http'
import type Big from 'big.js'
import { csvLine } from '#core/primitives/csv'
import { atOneMoment } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { streamAsCaller } from '#core/endpoints/stream_as_caller'
import { lastNumber } from '#accounting/reports/accounts'
import { sumsByMember, type MemberSums, type Wanted } from '#accounting/reports/sums_by_member'
import { linesOfGroups, type Days } from '#accounting/reports/third_party_lines'
import { closingRow, groupCells, openingRow } from '#accounting/reports/third_party_table'

/** Sends `columns` of every line, and rows for opening and closing balances. */
export async function sendThirdPartyCsv(
  wanted: Wanted,
  columns: readonly string[],
  { response }: HttpContext
) {
  const [groups, last] = await atOneMoment(
    async () => [await sumsByMember('third-party', wanted), await lastNumber()] as const
  )
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', 'attachment; filename="third-party-ledger.csv"')
  response.stream(streamAsCaller(partsOf(groups, { ...wanted, last }, columns)))
}

async function* partsOf(
  groups: readonly MemberSums[],
  days: Days,
  columns: readonly string[]
): AsyncGenerator<string> {
  const written = (row: Record<string, unknown>) =>
    csvLine(columns.map((column) => row[column] as string | number | Big | null))
  yield csvLine(columns)

  let before: MemberSums | undefined
  for await (const { group, lines, isLast } of linesOfGroups(groups, days)) {
    const cells = groupCells(group)
    const { opening, debit, credit } = group
    const parts = lines.map((line) => written({ ...cells, ...line }))
    if (group !== before) parts.unshift(written(openingRow(cells, opening)))
    if (isLast)
      parts.push(written(closingRow(cells, debit, credit, opening.plus(debit).minus(credit))))
    before = group
    yield parts.join('')
  }
  yield written({
    name: 'Total',
    debit: sum(groups.map(({ debit }) => debit)),
    credit: sum(groups.map(({ credit }) => credit)),
  })
}
