/**
 * Who works on tickets, and who only asks: an agent sees all of them, everybody else those they
 * have opened. A tenant's own roles are of those who ask, whatever their permissions on tickets.
 */
import { seenInPart } from '#core/resources/field_visibility'
import { Current, type Actor } from '#core/context/current'
import { rows } from '#core/database/query'
import { operation, pathId, type Operation } from '#core/endpoints/operations'
import { forbidden, notFound } from '#core/errors/refusal'

const AGENTS = ['SUPER_ADMIN', 'ADMIN', 'SUPPORT']

/** Of the built-in roles alone. */
export const isRoleOfAgents = (role: string | null) => AGENTS.includes(role ?? '')

/** Integrations have no role: what their key opens, they see whole. */
export function isAgent({ type, role }: Pick<Actor, 'type' | 'role'> = Current.actor): boolean {
  return type === 'api_key' || type === 'system' || isRoleOfAgents(role)
}

/** 403. `what` completes the sentence. */
export function mustBeAgent(what: string) {
  if (!isAgent()) throw forbidden(`Only those who work on tickets may ${what}`)
}

seenInPart({ table: 'tickets', seesAll: isAgent, mustSee, entities: ['ticket', 'ticket_comment'] })

/** An operation on the ticket in the path: to whoever may not see it, there is none. */
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
