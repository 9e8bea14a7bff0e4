/**
 * An administrator's session. The encrypted cookie says whose it is; whether it still holds is asked of the
 * database at each request, so that it dies with the user, the role, the password, or at log out, in every copy of the cookie.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#core/clock'
import { sqlInstant } from '#core/columns'
import { Current, type Actor } from '#core/current'
import { execute, rows } from '#core/database'
import { newId } from '#core/ids'
import type User from '#identity/models/user'
import { isCallOfBoard } from '#admin/pages/layout'

const IDLE_MS = 8 * 3_600_000
const KEY = 'administrator'

type AdminSession = { id: string; userId: string; tenantId: number; version: number; usedAt: number }

/** Begins a session under a new id: nothing that was known before the log in is worth anything after it. */
export function beginSession(ctx: HttpContext, user: User) {
  forgetSession(ctx)
  const { id: userId, tenantId, tokenVersion: version } = user
  ctx.session.put(KEY, { id: newId(), userId, tenantId, version, usedAt: now() } satisfies AdminSession)
}

/** Who is logged in, if the session still holds. */
export async function administratorOf(ctx: HttpContext): Promise<Actor | undefined> {
  const session = ctx.session.get(KEY) as AdminSession | undefined
  if (!session || session.usedAt + IDLE_MS <= now()) return

  const [user] = await Current.acrossTenants('look whether an administrator is still one', () =>
    rows(
      `SELECT u.id, u.name, u.role FROM users u
        WHERE u.tenant_id = ? AND u.id = ? AND u.token_version = ? AND u.live = 1 AND u.is_active = 1 AND u.role = 'SUPER_ADMIN'
          AND NOT EXISTS (SELECT 1 FROM revoked_tokens revoked WHERE revoked.jti = ?)`,
      [session.tenantId, session.userId, session.version, session.id]
    )
  )
  if (!user) return

  if (isOfPerson(ctx)) ctx.session.put(KEY, { ...session, usedAt: now() })
  return { type: 'user', id: user.id, name: user.name, role: user.role, scopes: 'all', isSuperAdmin: true }
}

/** Ends the session, also in a copy of its cookie. */
export async function endSession(ctx: HttpContext) {
  const { id } = ctx.session.get(KEY) as AdminSession
  const expiresAt = sqlInstant(new Date(now() + IDLE_MS))

  await Current.acrossTenants('log an administrator out', () => execute('INSERT IGNORE INTO revoked_tokens (jti, expires_at) VALUES (?, ?)', [id, expiresAt]))
  forgetSession(ctx)
}

function forgetSession(ctx: HttpContext) {
  ctx.response.clearCookie(ctx.session.sessionId, ctx.session.config.cookie)
  ctx.session.clear()
  ctx.session.regenerate()
}

/** The board looks for news every few seconds by itself; only a page or an action shows that someone is there. */
function isOfPerson(ctx: HttpContext) {
  return ctx.request.method() !== 'GET' || !isCallOfBoard(ctx)
}

const now = () => clock.now().getTime()
