/** Lines of the third-party ledger, group by group, from the index of its order. */
import Big from 'big.js'
import { seesPay } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { foldPay, PAY_ROW } from '#accounting/pay'
import type { MemberSums } from '#accounting/reports/sums_by_member'

export type Days = { from: string; to: string; last: number }

/** A line with the balance of its account and third party after it. */
export type LedgerLine = DatabaseRow & { debit: Big; credit: Big; balance: Big }

const AT_ONCE = 1_000

/**
 * The lines of groups in their order, in batches. Small groups of an account share a statement.
 * `last` is the last entry number of the snapshot: entries that come later are not in it.
 */
export async function* linesOfGroups(
  groups: readonly MemberSums[],
  days: Days
): AsyncGenerator<{ group: MemberSums; lines: LedgerLine[]; isLast: boolean }> {
  for (const some of batchesOf(groups)) {
    if (some.length > 1 || some[0].lines <= AT_ONCE) {
      const found = Map.groupBy(await read(some, days), memberOf)
      for (const group of some)
        yield { group, lines: balanced(group, found.get(group.memberId) ?? []).lines, isLast: true }
      continue
    }
    yield* pagesOf(some[0], days)
  }
}

/** Consecutive groups of one account, of at most 1,000 lines together or alone. */
function* batchesOf(groups: readonly MemberSums[]): Generator<MemberSums[]> {
  let [batch, count] = [[] as MemberSums[], 0]
  for (const group of groups) {
    const isOther = batch.length > 0 && batch[0].accountId !== group.accountId
    if (batch.length && (isOther || count + group.lines > AT_ONCE)) {
      yield batch
      ;[batch, count] = [[], 0]
    }
    batch.push(group)
    count += group.lines
  }
  if (batch.length) yield batch
}

async function* pagesOf(group: MemberSums, days: Days) {
  const { fold, flush } = payOfGroup()
  let balance = group.opening
  for (let after: DatabaseRow | undefined, isLast = false; !isLast;) {
    const found = await read([group], days, after)
    isLast = found.length < AT_ONCE
    after = found.at(-1)
    const done = balanced({ ...group, opening: balance }, found, { fold, flush, isLast })
    balance = done.balance
    yield { group, lines: done.lines, isLast }
  }
}

const memberOf = ({ thirdPartyId, isPay }: DatabaseRow): string | null =>
  seesPay() || !Number(isPay) ? thirdPartyId : null

function read(groups: readonly MemberSums[], { from, to, last }: Days, after?: DatabaseRow) {
  const ids = groups.flatMap(({ memberId }) => memberId ?? [])
  const isSeen = seesPay() ? '' : ' AND l.is_pay = 0'
  const without = `l.third_party_id IS NULL${seesPay() ? '' : ' OR l.is_pay = 1'}`
  const members = [
    ...(ids.length ? [`(l.third_party_id IN (?)${isSeen})`] : []),
    ...(ids.length < groups.length ? [without] : []),
  ]
  const index = groups.length === 1 && ids.length ? 'third_party_id' : 'account'
  const beyond =
    'AND l.entry_date >= ? AND (l.entry_date > ? OR l.entry_id > ? OR (l.entry_id = ? AND l.line > ?))'
  return rows(
    `SELECT l.third_party_id AS thirdPartyId, e.id AS entryId, e.number, l.entry_date AS entryDate, e.entry_type AS entryType, e.concept, e.reference, l.description, l.cost_center_id AS costCenterId, l.tax_base AS taxBase, l.debit, l.credit, l.line, l.is_pay AS isPay
       FROM journal_lines l FORCE INDEX (journal_lines__${index})
       STRAIGHT_JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id
      WHERE l.tenant_id = ? AND l.account_id = ? AND (${members.join(' OR ')}) AND l.entry_date BETWEEN ? AND ? AND e.number <= ? ${after ? beyond : ''}
      ORDER BY l.entry_date, l.entry_id, l.line LIMIT ${AT_ONCE}`,
    [
      ...[Current.tenantId, groups[0].accountId],
      ...(ids.length ? [ids] : []),
      ...[from, to, last],
      ...(after
        ? [after.entryDate, after.entryDate, after.entryId, after.entryId, after.line]
        : []),
    ]
  )
}

/** Folds lines of pay of a day into one, for callers who may not see them. */
const payOfGroup = () =>
  foldPay<any>(
    ({ entryDate }) => entryDate,
    (held, line) => ({
      ...line,
      ...PAY_ROW,
      ...{ costCenterId: null, taxBase: null },
      debit: new Big(held?.debit ?? 0).plus(line.debit),
      credit: new Big(held?.credit ?? 0).plus(line.credit),
    })
  )

function balanced(
  { opening }: Pick<MemberSums, 'opening'>,
  found: readonly DatabaseRow[],
  { fold, flush, isLast }: ReturnType<typeof payOfGroup> & { isLast: boolean } = {
    ...payOfGroup(),
    isLast: true,
  }
): { lines: LedgerLine[]; balance: Big } {
  let balance = opening
  const lines = [...fold(found), ...(isLast ? flush() : [])].map((line) => {
    balance = balance.plus(line.debit).minus(line.credit)
    return { ...shownOf(line), balance }
  })
  return { lines, balance }
}

const shownOf = ({ number, taxBase, debit, credit, ...line }: DatabaseRow) => ({
  entryId: line.entryId,
  number: number === null ? null : Number(number),
  ...{ entryDate: line.entryDate, entryType: line.entryType, concept: line.concept },
  ...{ reference: line.reference, description: line.description },
  costCenterId: line.costCenterId,
  taxBase: taxBase === null ? null : new Big(taxBase),
  debit: new Big(debit),
  credit: new Big(credit),
})
