/**
 * Opening balances and movements by account and third party or cost centre, from a covering index.
 * Callers without `payroll:read` see lines of pay without their third party, which would tell what
 * a person earns.
 */
import Big from 'big.js'
import { seesPay } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { accountsInOrder, type ReportAccount } from '#accounting/reports/accounts'
import { inOrder, membersNamed, type Dimension, type Member } from '#accounting/reports/members'

export type Wanted = { from: string; to: string; accountId?: string; thirdPartyId?: string }

export type MemberSums = ReportAccount & {
  memberId: string | null
  member?: Member
  opening: Big
  debit: Big
  credit: Big
  /** The number of lines from `from` to `to`. */
  lines: number
}

/** The third party of a line `l` as the caller sees it. */
export const thirdPartySeen = () =>
  seesPay() ? 'l.third_party_id' : 'CASE l.is_pay WHEN 0 THEN l.third_party_id END'

/** In the order of the report. Pairs without opening balance and movement are left out. */
export async function sumsByMember(dimension: Dimension, wanted: Wanted): Promise<MemberSums[]> {
  const [accounts, sums] = [await accountsInOrder(), await readSums(dimension, wanted)]
  const names = await membersNamed(
    dimension,
    sums.map(({ memberId }) => memberId)
  )
  const byId = new Map(accounts.map((account) => [account.accountId, account]))

  return sums
    .map(({ accountId, memberId, ...row }) => ({
      ...byId.get(accountId)!,
      memberId: memberId as string | null,
      member: names.get(memberId),
      opening: new Big(row.opening),
      debit: new Big(row.debit),
      credit: new Big(row.credit),
      lines: Number(row.line_count),
    }))
    .filter(({ opening, lines }) => !opening.eq(0) || lines > 0)
    .sort(inOrder(dimension))
}

function readSums(dimension: Dimension, { from, to, accountId, thirdPartyId }: Wanted) {
  const member = dimension === 'third-party' ? thirdPartySeen() : 'l.cost_center_id'
  const index = thirdPartyId ? 'third_party_id' : 'account'
  const conditions = [
    ...(accountId ? ['AND l.account_id = ?'] : []),
    ...(thirdPartyId ? [`AND l.third_party_id = ?${seesPay() ? '' : ' AND l.is_pay = 0'}`] : []),
  ]
  return rows(
    `SELECT l.account_id AS accountId, ${member} AS memberId,
            SUM(CASE WHEN l.entry_date < ? THEN l.debit - l.credit ELSE 0 END) AS opening,
            SUM(CASE WHEN l.entry_date < ? THEN 0 ELSE l.debit END) AS debit,
            SUM(CASE WHEN l.entry_date < ? THEN 0 ELSE l.credit END) AS credit,
            SUM(l.entry_date >= ?) AS line_count
       FROM journal_lines l FORCE INDEX (journal_lines__${index})
      WHERE l.tenant_id = ? AND l.entry_date <= ? ${conditions.join(' ')} GROUP BY l.account_id, ${member}`,
    [
      ...[from, from, from, from, Current.tenantId, to],
      ...(accountId ? [accountId] : []),
      ...(thirdPartyId ? [thirdPartyId] : []),
    ]
  )
}
