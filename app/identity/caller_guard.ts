/** Base of the guards of `config/auth.ts`; each finds the caller of a request. */
import { symbols } from '@adonisjs/auth'
import type { GuardContract } from '@adonisjs/auth/types'
import { RuntimeException } from '@adonisjs/core/exceptions'
import { Refusal, refusalFrom } from '#core/errors/refusal'
import type { Caller } from '#core/security/caller_cache'

/** RFC 6750, section 3: no `error` without credentials. */
const noCredentials = () =>
  new Refusal(401, 'UNAUTHENTICATED', 'Log in, or send an API key: Authorization: Bearer <token>', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })

export abstract class CallerGuard implements GuardContract<Caller> {
  declare [symbols.GUARD_KNOWN_EVENTS]: unknown
  abstract readonly driverName: string
  user?: Caller
  authenticationAttempted = false
  refusal?: Refusal

  /** Undefined without credentials; throws a `Refusal` for wrong ones. */
  protected abstract find(): Promise<Caller | undefined>

  get isAuthenticated() {
    return this.user !== undefined
  }

  /** The caller, looked up once per request; 401 without or with wrong credentials. */
  async authenticate(): Promise<Caller> {
    if (!this.authenticationAttempted) await this.check()
    if (this.user) return this.user
    throw this.refusal ?? noCredentials()
  }

  /** Stores the refusal of wrong credentials in `refusal`. */
  async check(): Promise<boolean> {
    this.authenticationAttempted = true
    try {
      this.user = await this.find()
    } catch (error) {
      this.refusal = refusalFrom(error)
      if (!this.refusal) throw error
    }
    return this.isAuthenticated
  }

  getUserOrFail(): Caller {
    if (!this.user) throw new RuntimeException('The request has no caller')
    return this.user
  }

  /** Tests log in over HTTP. */
  authenticateAsClient(): never {
    throw new RuntimeException('Log in by POST /auth/login, or make an API key')
  }
}
