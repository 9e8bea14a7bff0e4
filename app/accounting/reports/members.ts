/** Third parties and cost centres in reports: their names, and their order. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'

/** The dimensions by which reports sum lines; the names are those of the request. */
export const DIMENSIONS = ['third-party', 'cost-center'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export type Member = { name: string; code: string }

const AT_ONCE = 500

const NAMES: Record<Dimension, string> = {
  'third-party':
    'SELECT id, name, document_number AS code FROM third_parties WHERE tenant_id = ? AND id IN (?)',
  'cost-center': 'SELECT id, name, code FROM cost_centers WHERE tenant_id = ? AND id IN (?)',
}

/** Names, and document numbers or codes, by id; also of deleted third parties. */
export async function membersNamed(
  dimension: Dimension,
  ids: Iterable<string | null>
): Promise<ReadonlyMap<string, Member>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  const members = new Map<string, Member>()
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const found = await rows(NAMES[dimension], [
      Current.tenantId,
      wanted.slice(from, from + AT_ONCE),
    ])
    for (const { id, name, code } of found) members.set(id, { name, code })
  }
  return members
}

type Place = { code: string; memberId: string | null; member?: Member }

/** By account, then by code of a cost centre or name of a third party; without one last. */
export const inOrder =
  (dimension: Dimension) =>
  (a: Place, b: Place): number =>
    compared(a.code, b.code) ||
    Number(a.memberId === null) - Number(b.memberId === null) ||
    (dimension === 'cost-center'
      ? compared(a.member?.code, b.member?.code)
      : (a.member?.name ?? '').localeCompare(b.member?.name ?? '', Current.tenant.locale)) ||
    compared(a.memberId ?? '', b.memberId ?? '')

const compared = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)
