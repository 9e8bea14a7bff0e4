/**
 * Security events for administrators: failed log ins, lock-outs, missing rights, changed rights.
 * Each is logged at `warn` and counted in `security_events`.
 */
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import {
  Current,
  recordedType,
  type Actor,
  type CurrentTenant,
  type Origin,
} from '#core/context/current'
import { originOf } from '#core/http/request_origin'
import { PLATFORM } from '#core/context/platform_tenant'
import type { Refusal } from '#core/errors/refusal'
import { countEvent, rowOf } from '#core/audit/security_events'
import { afterCommit, transaction } from '#core/database/transaction/transaction'

/** A failed log in knows only the user that it named. */
export type Who = Pick<Actor, 'type' | 'id' | 'name' | 'isAssisted'>

/** `tenant` is whose administrators read it. `facts` are names, routes and codes only. */
export type Note = {
  action: `security.${string}`
  tenant: CurrentTenant
  actor: Who
  origin: Origin
  entityId?: string | null
  facts: Record<string, unknown>
}

/** Notes an event that changed nothing. The row is written within seconds. */
export function noteSecurity(note: Note) {
  writeLine(note)
  countEvent(note)
}

/** Notes a change of rights, in its transaction. */
export async function recordSecurity(
  action: Note['action'],
  entityId: string | null,
  facts: Note['facts']
) {
  const { actor, tenant, origin } = Current
  const note: Note = { action, tenant, actor, origin, entityId, facts }
  await transaction(async () => {
    Current.unit!.insert('security_events', [rowOf(note)])
    afterCommit(() => writeLine(note))
  })
}

const OF_RIGHTS = ['FORBIDDEN', 'INSUFFICIENT_SCOPE']

/** Refusals that were noted when they were thrown first. */
const noted = new WeakSet<Refusal>()

/** Marks a refusal that a page throws on, so that it is noted once. */
export function alreadyNoted(refusal: Refusal): Refusal {
  noted.add(refusal)
  return refusal
}

/** Notes a refusal for a missing right. */
export function noteRefusal({ auth, request, route }: HttpContext, refusal: Refusal) {
  const caller = auth?.user
  if (!caller || !OF_RIGHTS.includes(refusal.code) || noted.has(refusal)) return
  noted.add(refusal)
  noteSecurity({
    action: 'security.forbidden',
    tenant: caller.company ?? caller.tenant ?? caller.home,
    actor: caller.actor,
    origin: originOf(request),
    facts: {
      method: request.method(),
      route: route?.pattern ?? null,
      code: refusal.code,
      detail: refusal.message.slice(0, 300),
    },
  })
}

/** Events of unknown callers are shown to administrators of the platform. */
export const NOBODY: Pick<Note, 'tenant' | 'actor'> = {
  tenant: PLATFORM,
  actor: { type: 'user', id: null, name: '' },
}

function writeLine({ action, tenant, actor, origin, entityId, facts }: Note) {
  const { requestId, ip } = origin
  logger.warn(
    {
      event: action,
      requestId,
      ip,
      tenant: tenant.publicId,
      actor: { type: recordedType(actor), id: actor.id },
      ...(entityId && { entityId }),
      ...facts,
    },
    action
  )
}
