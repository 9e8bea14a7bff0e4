/**
 * A person's session. The encrypted cookie says whose it is; whether it still holds, and what the
 * person may do, is asked of the database at each request, as it is for a token: it dies with the
 * user, the password, or at log out, in every copy of the cookie.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { Caller } from '#core/security/caller_cache'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current, type CurrentTenant } from '#core/context/current'
import { execute } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { PLATFORM } from '#core/context/platform_tenant'
import { refusalFrom } from '#core/errors/refusal'
import { callerOfSession } from '#identity/credentials'
import type User from '#identity/models/user'
import type { Token } from '#identity/tokens'
import { isCallOfBoard } from '#admin/board/calls'

const IDLE_MS = 8 * 3_600_000
const KEY = 'person'

/** `company` is the one that a SUPER_ADMIN has chosen. */
type AdminSession = Omit<Token, 'expiresAt'> & { usedAt: number; company?: string }

/**
 * Begins a session under a new id: nothing that was known before the log in is worth anything after
 * it.
 */
export function beginSession(ctx: HttpContext, user: User, home: CurrentTenant) {
  forgetSession(ctx)
  ctx.session.put(KEY, {
    id: newId(),
    userId: user.id,
    tenantId: home.publicId,
    version: user.tokenVersion,
    usedAt: now(),
  } satisfies AdminSession)
}

/**
 * Who is logged in, if the session still holds. People of the platform who are no SUPER_ADMIN have
 * nothing to see here.
 */
export async function personOf(ctx: HttpContext): Promise<Caller | undefined> {
  const session = ctx.session.get(KEY) as AdminSession | undefined
  if (!session) return

  const caller = await callerIn(session)
  if (!caller || (caller.home.id === PLATFORM.id && !caller.actor.isSuperAdmin)) return

  if (isOfPerson(ctx)) ctx.session.put(KEY, { ...session, usedAt: now() })
  return caller
}

/** Whether the cookie of this request says whose session it is, ended or not. */
export const isKnown = (ctx: HttpContext) => ctx.session.has(KEY)

/** The company that a SUPER_ADMIN looks after from now on. */
export function chooseCompany(ctx: HttpContext, company: string | undefined) {
  ctx.session.put(KEY, { ...ctx.session.get(KEY), company })
}

/** Ends the session, also in a copy of its cookie. */
export async function endSession(ctx: HttpContext) {
  const { id } = ctx.session.get(KEY) as AdminSession
  const expiresAt = sqlInstant(new Date(now() + IDLE_MS))

  await Current.acrossTenants('log an administrator out', () =>
    execute('INSERT IGNORE INTO revoked_tokens (jti, expires_at) VALUES (?, ?)', [id, expiresAt])
  )
  forgetSession(ctx)
}

async function callerIn({
  usedAt,
  company,
  ...session
}: AdminSession): Promise<Caller | undefined> {
  const token = { ...session, expiresAt: Math.floor((usedAt + IDLE_MS) / 1000) }
  try {
    return await Current.acrossTenants('look whether an administrator is still one', () =>
      callerOfSession(token, company)
    )
  } catch (error) {
    if ((refusalFrom(error)?.status ?? 500) < 500) return
    throw error
  }
}

function forgetSession(ctx: HttpContext) {
  ctx.response.clearCookie(ctx.session.sessionId, ctx.session.config.cookie)
  ctx.session.clear()
  ctx.session.regenerate()
}

/**
 * The board looks for news every few seconds by itself; only a page or an action shows that someone
 * is there.
 */
function isOfPerson(ctx: HttpContext) {
  return ctx.request.method() !== 'GET' || !isCallOfBoard(ctx)
}

const now = () => clock.now().getTime()
