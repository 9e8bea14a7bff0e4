/**
 * Which tools a caller is offered: one question, asked when tools are listed and when one is
 * called.
 */
import { allTools, type Tool } from '#assistant/tool'
import { Current } from '#core/context/current'
import { isAllowed } from '#core/security/permissions'

/** The tools that the caller may use, by name. */
export function offeredTools(): Tool[] {
  return [...allTools().values()].filter(isOffered)
}

/** A tool by its name, unless the caller may not use it: to them there is none. */
export function offeredTool(name: string): Tool | undefined {
  const tool = allTools().get(name)
  return tool && isOffered(tool) ? tool : undefined
}

/**
 * It asks for what its operation asks for, and for the assistant's own permission to read or to
 * write.
 */
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

/** The same for everybody to whom the same is offered. */
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
