/** The trial balance by third party or cost centre: its rows sum to those of the trial balance. */
import { atOneMoment } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'
import type { Dimension } from '#accounting/reports/members'
import { sumsByMember, type MemberSums } from '#accounting/reports/sums_by_member'

/** Larger answers need one account. */
const MOST_ROWS = 50_000

export type Asked = { from: string; to: string; by: Dimension; accountId?: string }

/** 422 TOO_LARGE for more than 50,000 rows. */
export async function trialBalanceBy({ by, ...wanted }: Asked) {
  const all = await atOneMoment(() => sumsByMember(by, wanted))
  if (all.length > MOST_ROWS)
    throw invalid('by', 'TOO_LARGE', `There are more than ${MOST_ROWS} rows: ask for one accountId`)

  return {
    from: wanted.from,
    to: wanted.to,
    by,
    rows: all.map((one) => ({
      ...{ accountId: one.accountId, code: one.code, name: one.name, type: one.type },
      ...named(by, one),
      opening: one.opening,
      debit: one.debit,
      credit: one.credit,
      closing: one.opening.plus(one.debit).minus(one.credit),
    })),
    totals: {
      debit: sum(all.map(({ debit }) => debit)),
      credit: sum(all.map(({ credit }) => credit)),
    },
  }
}

const named = (by: Dimension, { memberId, member }: MemberSums) =>
  by === 'third-party'
    ? {
        thirdPartyId: memberId,
        documentNumber: member?.code ?? null,
        thirdPartyName: member?.name ?? null,
      }
    : {
        costCenterId: memberId,
        costCenterCode: member?.code ?? null,
        costCenterName: member?.name ?? null,
      }
