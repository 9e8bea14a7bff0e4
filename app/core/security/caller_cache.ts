/**
 * Who sends a request. Identity tells the core how credentials are read (`recogniseWith`), so that
 * the core needs to know neither users nor keys. Verified credentials are remembered for a few
 * seconds, bounded, and forgotten at once when another process says so; what is remembered costs no
 * SQL and no hash.
 */
import type { HttpRequest } from '@adonisjs/core/http'
import type { Actor, CurrentTenant, Origin } from '#core/context/current'
import { originOf } from '#core/http/request_origin'
import type { Refusal } from '#core/errors/refusal'
import { onSignal, signal } from '#core/redis/broadcast'

export type Caller = {
  /** In which they act: their own, but for a SUPER_ADMIN. */
  tenant: CurrentTenant | null
  /** To which they belong; a SUPER_ADMIN usually to the platform. */
  home: CurrentTenant
  actor: Actor
  /** Of the token or key: what `auth/logout` ends. */
  credential: { id: string; expiresAt: number }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    caller?: Caller
    /** Why credentials that were sent are no good; thrown only where a route asks for them. */
    authFailure?: Refusal
  }
}

interface Recogniser {
  /** The caller if it is known by heart and still fresh. */
  remembered(credential: string, tenantId?: string): Caller | undefined
  /** The caller, looked up; undefined when nothing was sent. Throws a 401 for what is not valid. */
  find(credential: string, tenantId: string | undefined, origin: Origin): Promise<Caller>
  /** Forgets all callers known by heart. */
  forget(): void
}

let recogniser: Recogniser | undefined

/** To be called once, when the process starts. */
export function recogniseWith(one: Recogniser) {
  recogniser = one
  onSignal('callers', () => one.forget())
}

/**
 * To be called after the commit of whatever changes what a caller may do: here at once, in other
 * processes by a signal.
 */
export function forgetCallers() {
  recogniser?.forget()
  signal('callers', 'changed')
}

/** The caller, if it is known by heart; undefined also where nothing was sent. Costs no look-up. */
export function rememberedCaller(request: HttpRequest): Caller | undefined {
  const credential = bearerOf(request)
  return credential === undefined
    ? undefined
    : recogniser?.remembered(credential, request.header('x-tenant-id'))
}

/**
 * The caller, looked up; undefined where nothing was sent, 401 for what is not valid, 404 for a
 * company that a SUPER_ADMIN names and that there is not.
 */
export async function callerOf(request: HttpRequest): Promise<Caller | undefined> {
  const credential = bearerOf(request)
  return credential === undefined
    ? undefined
    : recogniser?.find(credential, request.header('x-tenant-id'), originOf(request))
}

function bearerOf(request: HttpRequest) {
  const header = request.header('authorization')
  if (!header) return

  const [, credential] = /^Bearer +(\S+) *$/i.exec(header) ?? []
  return credential ?? ''
}
