/**
 * Agents see all tickets, other users their own. A tenant's custom roles are never agents, whatever
 * their permissions.
 */
import { seenInPart } from '#core/resources/field_visibility'
import { Current, type Actor } from '#core/context/current'
import { rows } from '#core/database/query'
import { operation, pathId, type Operation } from '#core/endpoints/operations'
import { forbidden, notFound } from '#core/errors/refusal'

const AGENTS = ['SUPER_ADMIN', 'ADMIN', 'SUPPORT']

export const isRoleOfAgents = (role: string | null) => AGENTS.includes(role ?? '')

/** Integrations have no role and see all tickets within their scopes. */
export function isAgent({ type, role }: Pick<Actor, 'type' | 'role'> = Current.actor): boolean {
  return type === 'api_key' || type === 'system' || isRoleOfAgents(role)
}

/** Refuses 403; `what` completes the sentence. */
export function mustBeAgent(what: string) {
  if (!isAgent()) throw forbidden(`Only agents may ${what}`)
}

seenInPart({ table: 'tickets', seesAll: isAgent, mustSee, entities: ['ticket', 'ticket_comment'] })

/** Answers 404 for tickets that the caller may not see. */
export function onTicket(one: Operation): Operation {
  return operation(one.declaration, async (ctx) => {
    await mustSee(pathId(ctx))
    return one(ctx)
  })
}

async function mustSee(id: string) {
  const [found] = await rows(
    'SELECT requester_id FROM tickets WHERE tenant_id = ? AND id = ? AND live = 1',
    [Current.tenantId, id]
  )
  if (!found || (!isAgent() && found.requester_id !== Current.actor.id)) throw notFound()
}
