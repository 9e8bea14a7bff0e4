/** The chart as a tree, children in the order of codes. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { accountTransformer } from '#accounting/transformers/account_transformer'

type Branch = ReturnType<typeof accountTransformer.of> & { children: Branch[] }

/** In the form of a list with one page. */
export async function accountTree() {
  const all = await rows(
    `SELECT ${accountTransformer.columns()} FROM accounts t WHERE t.tenant_id = ? ORDER BY t.code`,
    [Current.tenantId]
  )
  const branches = new Map(
    all.map((row): [string, Branch] => [row.id, { ...accountTransformer.of(row), children: [] }])
  )

  const top: Branch[] = []
  for (const branch of branches.values())
    (branch.parentId ? branches.get(branch.parentId)!.children : top).push(branch)
  const { length: total } = all
  return {
    data: top,
    meta: { page: 1, limit: Math.max(total, 1), total, totalPages: Math.min(total, 1) },
  }
}
