/** Tools that a caller may use, for the list and for calls. */
import { allTools, type Tool } from '#assistant/tool'
import { Current } from '#core/context/current'
import { isAllowed } from '#core/security/permissions'

export function offeredTools(): Tool[] {
  return [...allTools().values()].filter(isOffered)
}

/** Undefined without permission, like an unknown tool. */
export function offeredTool(name: string): Tool | undefined {
  const tool = allTools().get(name)
  return tool && isOffered(tool) ? tool : undefined
}

/** Requires the operation's permission and the assistant's own, to read or to write. */
function isOffered({ module, permission, writes, isFor, operation: { declaration } }: Tool) {
  const { actor, tenant } = Current
  const isInModule = module === null || tenant.modules.includes(module) || actor.isSuperAdmin
  const isHolding = !declaration.needs || isAllowed(actor, declaration.needs)
  return (
    isInModule &&
    isHolding &&
    isAllowed(actor, writes ? 'assistant:write' : 'assistant:read') &&
    isAllowed(actor, permission) &&
    (isFor?.(actor) ?? true)
  )
}

/** Cache key: equal for callers with the same tools. */
export function offerKey() {
  const { actor, tenant } = Current
  const scopes = actor.scopes === 'all' ? 'all' : [...actor.scopes].sort().join()
  const isMeant = [...allTools().values()]
    .flatMap(({ isFor }) => (isFor ? [Number(isFor(actor))] : []))
    .join('')
  return [actor.type, actor.isSuperAdmin, scopes, isMeant, [...tenant.modules].sort().join()].join(
    '|'
  )
}
