/** Lists whose records have a parent, as a tree in the order of codes. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { preferencesOf } from '#core/http/prefer_header'
import { described, flagFilter } from '#core/input/query_fields'
import { lists, operation } from '#core/endpoints/operations'
import type { defineList } from '#core/resources/list/list'
import type { Transformer } from '#core/resources/transformer'

type Branch = { id: string; parentId: string | null; children: Branch[] }

/** The filter `tree` of such a list, and its condition: none. */
export const treeFilter = (records: string) =>
  described(`\`true\`: all ${records} at once, each with its \`children\`.`, flagFilter())

export const childrenSchema = (records: string) => ({
  type: 'array',
  items: { type: 'object' },
  examples: [[]],
  description: `With \`tree=true\`: the ${records} beneath it, each as this one.`,
})

/** GET of a list that answers all records as a tree with `tree=true`. */
export function listsNested(list: ReturnType<typeof defineList<any, any, any>>) {
  const flat = lists(list)
  return operation(flat.declaration, async (ctx) => {
    const asked = ctx.request.qs()
    if (asked.tree !== 'true') return flat(ctx)

    list.conditions(asked, preferencesOf(ctx))
    return treeOf(list.record)
  })
}

/** In the form of a list with one page. */
async function treeOf(record: Transformer<any>) {
  const all = await rows(
    `SELECT ${record.columns()} FROM ${record.table} t WHERE t.tenant_id = ? ORDER BY t.code`,
    [Current.tenantId]
  )
  const branches = new Map(
    all.map((row): [string, Branch] => [
      row.id,
      { ...record.of(row), children: [] } as unknown as Branch,
    ])
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
