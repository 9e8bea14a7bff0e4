/** An income statement for each cost centre. Those of all centres sum to that of the company. */
import type Big from 'big.js'
import type { Range } from '#accounting/reports/compared_days'
import { statementOf, type Statement } from '#accounting/reports/income_sections'
import { sumsByMember, type MemberSums } from '#accounting/reports/sums_by_member'

/** `costCenterId` is null for lines without a cost centre. */
export type CostCenterStatement = Statement & {
  costCenterId: string | null
  code: string | null
  name: string | null
}

/** In the order of codes; without a cost centre last. */
export async function byCostCenter(days: Range, other?: Range): Promise<CostCenterStatement[]> {
  const now = await moved(days)
  const then = other && (await moved(other))
  const members = new Map([...now, ...(then ?? [])].map((row) => [row.memberId, row.member]))
  const [nows, thens] = [grouped(now), then && grouped(then)]

  return [...members]
    .map(([costCenterId, member]) => ({
      ...{ costCenterId, code: member?.code ?? null, name: member?.name ?? null },
      ...statementOf(nows.get(costCenterId) ?? [], thens && (thens.get(costCenterId) ?? [])),
    }))
    .sort(
      (a, b) =>
        Number(a.costCenterId === null) - Number(b.costCenterId === null) ||
        ((a.code ?? '') < (b.code ?? '') ? -1 : 1)
    )
}

const moved = async (days: Range) =>
  (await sumsByMember('cost-center', days)).filter(
    ({ type, lines }) => lines > 0 && (type === 'INCOME' || type === 'EXPENSE')
  )

const grouped = (sums: readonly MemberSums[]) => Map.groupBy(sums, ({ memberId }) => memberId)

type Row = Record<string, string | Big | null | undefined>

/** Rows of all centres, each with its result. */
export function tableByCostCenter({ costCenters }: { costCenters: CostCenterStatement[] }) {
  return { rows: costCenters.flatMap(rowsOf) }
}

function rowsOf({ code, name, income, expenses, ...result }: CostCenterStatement): Row[] {
  const center = { costCenterCode: code, costCenterName: name }
  const of = (type: string, { rows }: Statement['income']): Row[] =>
    rows.map((row) => ({ ...center, type, ...row }))
  const { netIncome, previousNetIncome } = result
  return [
    ...of('INCOME', income),
    ...of('EXPENSE', expenses),
    {
      ...center,
      ...{ accountId: null, name: 'Net income', amount: netIncome },
      ...(previousNetIncome && {
        previous: previousNetIncome,
        change: netIncome.minus(previousNetIncome),
      }),
    },
  ]
}
