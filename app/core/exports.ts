/** What may be exported: each domain declares its resources in `exports.ts` at its root, and start/events.ts lists them. */
import { seesAllOf } from '#core/confidential'
import type { Actor } from '#core/current'
import type { defineList } from '#core/list'
import { holds } from '#core/permissions'
import { entityOf } from '#core/record'

export type Exportable = {
  /** The resource part of the scope that reading it takes. */
  scope: string
  /** Its list: what it shows, sorts and filters by is the export's, too. */
  list: ReturnType<typeof defineList<any, any, any>>
  /** Refuses whoever sees but a part of it, such as only what is their own: a file is of all. */
  mustSeeAll?: () => void
}

const exportables = new Map<string, Exportable>()

export const defineExport = (resource: string, exportable: Exportable) => void exportables.set(resource, exportable)

/** Of a resource that was declared: what a body may name was checked before. */
export const exportableOf = (resource: string) => exportables.get(resource)!

/** Whether an actor may have a file of it: what is offered, and what the operation refuses, cannot differ. */
export function mayExport(resource: string, actor: Actor): boolean {
  const { scope, list } = exportableOf(resource)
  return holds(actor, `${scope}:read`) && seesAllOf(entityOf(list.record), actor)
}

/** All names; start/events.ts declares them before anything asks. */
export const exportableNames = () => [...exportables.keys()]
