/** Guard of the pages: checks session, user and password version in the database each time. */
import type { HttpContext } from '@adonisjs/core/http'
import type { Caller } from '#core/security/caller_cache'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { PLATFORM } from '#core/context/platform_tenant'
import { refusalFrom } from '#core/errors/refusal'
import { originOf } from '#core/http/request_origin'
import { transaction } from '#core/database/transaction/transaction'
import { IDLE_MS, keepSession } from '#identity/sessions'
import type { Environment } from '#core/security/environment'
import { inEnvironment } from '#identity/environment'
import { callerOfSession } from '#identity/session_caller'
import { CallerGuard } from '#identity/caller_guard'
import type { Membership } from '#identity/memberships'
import type { Token } from '#identity/tokens'
import { isCallOfBoard } from '#admin/board/calls'

/** A session ends this long after its log in, however it is used. */
const LONGEST_MS = 12 * 3_600_000
const KEY = 'person'

/** `company` is the choice of a SUPER_ADMIN, `environment` that of the person; live by default. */
type PageSession = Omit<Token, 'expiresAt'> & {
  startedAt: number
  usedAt: number
  company?: string
  environment?: Environment
}

export class SessionGuard extends CallerGuard {
  readonly driverName = 'session'

  constructor(private readonly ctx: HttpContext) {
    super()
  }

  /** Starts a session under a new id, against session fixation, and lists it. */
  async login(
    { personId, user, tenant, version }: Membership,
    { bySso = false, startedAt = now() } = {}
  ) {
    this.#forget()
    const id = newId()
    this.ctx.session.put(KEY, {
      id,
      userId: user.id,
      tenantId: tenant.publicId,
      version,
      bySso,
      startedAt,
      usedAt: now(),
    } satisfies PageSession)

    const { request } = this.ctx
    await Current.acrossTenants('list a session of the pages', () =>
      transaction(async () =>
        keepSession({
          id,
          personId,
          userId: user.id,
          kind: 'PAGES',
          version,
          lifetimeMs: startedAt + LONGEST_MS - now(),
          agent: request.header('user-agent'),
          origin: originOf(request),
        })
      )
    )
  }

  /** Goes on in another company: the session is a new one, and ends when the former would have. */
  async move(membership: Membership) {
    const { startedAt } = this.ctx.session.get(KEY) as PageSession
    await this.logout()
    await this.login(membership, { startedAt })
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

  /** The company that the person belongs to in the session of the cookie, ended or not. */
  get company(): string | undefined {
    return this.ctx.session.get(KEY)?.tenantId
  }

  /** Test mode of one company ends with it. */
  chooseCompany(company: string | undefined) {
    this.ctx.session.put(KEY, { ...this.ctx.session.get(KEY), company, environment: undefined })
  }

  /** The environment in which forms of this session act. */
  get environment(): Environment {
    return this.ctx.session.get(KEY)?.environment ?? 'live'
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

    const { startedAt = session.usedAt } = session
    if (this.#isOfPerson()) this.ctx.session.put(KEY, { ...session, startedAt, usedAt: now() })
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

async function callerIn(kept: PageSession): Promise<Caller | undefined> {
  // A cookie of the previous release has no time of its log in.
  const { usedAt, startedAt = usedAt, company, environment, ...session } = kept
  const endsAt = Math.min(usedAt + IDLE_MS, startedAt + LONGEST_MS)
  const token = { ...session, expiresAt: Math.floor(endsAt / 1000) }
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
