/** Rights of an application: those of its person, or the reading ones alone. */
import { SCOPES } from '#core/context/scopes'
import type { Actor } from '#core/context/current'

export const ACCESSES = ['ALL', 'READ'] as const
export type Access = (typeof ACCESSES)[number]

/** The scopes of OAuth are those that the tools ask for. */
const SCOPES_OF: Record<Access, readonly string[]> = {
  ALL: ['assistant:read', 'assistant:write'],
  READ: ['assistant:read'],
}

export const OAUTH_SCOPES = SCOPES_OF.ALL

export const scopeOf = (access: Access) => SCOPES_OF[access].join(' ')

/**
 * The widest access that a requested scope asks for; without a scope, all. Unknown names are
 * ignored (RFC 6749, section 3.3). Undefined if none is left.
 */
export function accessAsked(scope: string | undefined): Access | undefined {
  if (!scope?.trim()) return 'ALL'
  const asked = scope.split(/\s+/)
  if (asked.includes('assistant:write')) return 'ALL'
  return asked.includes('assistant:read') ? 'READ' : undefined
}

/** The person with no more than the granted rights. */
export function limited(actor: Actor, access: Access): Actor {
  if (access === 'ALL') return actor
  const all = actor.scopes === 'all' ? SCOPES : [...actor.scopes]
  return { ...actor, scopes: new Set(all.filter((scope) => scope.endsWith(':read'))) }
}
