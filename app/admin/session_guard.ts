/** Guard of the pages: checks session, user and password version in the database each time. */
import type { HttpContext } from '@adonisjs/core/http'
import type { Caller } from '#core/security/caller_cache'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current, type CurrentTenant } from '#core/context/current'
import { execute } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { PLATFORM } from '#core/context/platform_tenant'
import { refusalFrom } from '#core/errors/refusal'
import type { Environment } from '#core/security/environment'
import { inEnvironment } from '#identity/environment'
import { callerOfSession } from '#identity/session_caller'
import { CallerGuard } from '#identity/caller_guard'
import type User from '#identity/models/user'
import type { Token } from '#identity/tokens'
import { isCallOfBoard } from '#admin/board/calls'

const IDLE_MS = 8 * 3_600_000
const KEY = 'person'

/** `company` is the choice of a SUPER_ADMIN, `environment` that of the person; live by default. */
type PageSession = Omit<Token, 'expiresAt'> & {
  usedAt: number
  company?: string
  environment?: Environment
}

export class SessionGuard extends CallerGuard {
  readonly driverName = 'session'

  constructor(private readonly ctx: HttpContext) {
    super()
  }

  /** Starts a session under a new id, against session fixation. */
  login(user: User, home: CurrentTenant) {
    this.#forget()
    this.ctx.session.put(KEY, {
      id: newId(),
      userId: user.id,
      tenantId: home.publicId,
      version: user.tokenVersion,
      usedAt: now(),
    } satisfies PageSession)
  }

  /** Revokes the session in all copies of its cookie. */
  async logout() {
    const { id } = this.ctx.session.get(KEY) as PageSession
    const expiresAt = sqlInstant(new Date(now() + IDLE_MS))

    await Current.acrossTenants('log an administrator out', () =>
      execute('INSERT IGNORE INTO revoked_tokens (jti, expires_at) VALUES (?, ?)', [id, expiresAt])
    )
    this.#forget()
  }

  /** True while the cookie names a session, ended or not. */
  get isKnown() {
    return this.ctx.session.has(KEY)
  }

  /** Test mode of one company ends with it. */
  chooseCompany(company: string | undefined) {
    this.ctx.session.put(KEY, { ...this.ctx.session.get(KEY), company, environment: undefined })
  }

  chooseEnvironment(environment: Environment) {
    this.ctx.session.put(KEY, { ...this.ctx.session.get(KEY), environment })
  }

  /** People of the platform without SUPER_ADMIN have no pages. */
  protected async find() {
    const session = this.ctx.session.get(KEY) as PageSession | undefined
    if (!session) return

    const caller = await callerIn(session)
    if (!caller || (caller.home.id === PLATFORM.id && !caller.actor.isSuperAdmin)) return

    if (this.#isOfPerson()) this.ctx.session.put(KEY, { ...session, usedAt: now() })
    return caller
  }

  #forget() {
    const { response, session } = this.ctx
    response.clearCookie(session.sessionId, session.config.cookie)
    session.clear()
    session.regenerate()
  }

  /** Polling by the board must not extend the session. */
  #isOfPerson() {
    return this.ctx.request.method() !== 'GET' || !isCallOfBoard(this.ctx)
  }
}

async function callerIn({
  usedAt,
  company,
  environment,
  ...session
}: PageSession): Promise<Caller | undefined> {
  const token = { ...session, expiresAt: Math.floor((usedAt + IDLE_MS) / 1000) }
  try {
    return await Current.acrossTenants('look whether an administrator is still one', async () =>
      inEnvironment(await callerOfSession(token, company), environment)
    )
  } catch (error) {
    if ((refusalFrom(error)?.status ?? 500) < 500) return
    throw error
  }
}

const now = () => clock.now().getTime()
