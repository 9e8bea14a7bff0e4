/** Guards of the API: `jwt` for people, `api_key` for programs, `oauth` for their applications. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current, type Origin } from '#core/context/current'
import { Refusal } from '#core/errors/refusal'
import { originOf } from '#core/http/request_origin'
import {
  bearerOf,
  cacheCaller,
  cachedCaller,
  callerKeyOf,
  type Caller,
} from '#core/security/caller_cache'
import { environmentAsked, type Environment } from '#core/security/environment'
import { inEnvironment, mustBeOf } from '#identity/environment'
import { mustComeFromNetwork } from '#identity/keys/allowed_networks'
import { callerOfKey } from '#identity/keys/key_caller'
import { RESOURCE_PATH, resourceMetadataAddress } from '#identity/oauth/addresses'
import { callerOfApplication } from '#identity/oauth/application_caller'
import { callerOfToken } from '#identity/session_caller'
import { CallerGuard } from '#identity/caller_guard'
import { unauthenticated } from '#identity/tokens'

/** Longer than any token or key. */
const LONGEST = 4_096

abstract class BearerGuard extends CallerGuard {
  constructor(protected readonly ctx: HttpContext) {
    super()
  }

  protected abstract lookUp(credential: string, tenantId: string | undefined): Promise<Caller>

  /** A 401 of the endpoint of MCP names its authorization server (RFC 9728, section 5.1). */
  async authenticate(): Promise<Caller> {
    try {
      return await super.authenticate()
    } catch (error) {
      if (!(error instanceof Refusal) || !this.isResource) throw error
      throw withMetadata(error)
    }
  }

  protected get isResource() {
    return this.ctx.request.url() === RESOURCE_PATH
  }

  /** People choose the environment of a request. */
  protected placed(caller: Caller, asked: Environment | undefined): Promise<Caller> {
    return inEnvironment(caller, asked)
  }

  /** Refuses a request of a known caller, cached or not. */
  protected judge(_caller: Caller, _asked: Environment | undefined) {}

  protected async find() {
    const { request } = this.ctx
    const credential = bearerOf(request)
    if (credential === undefined) return undefined
    if (credential.length > LONGEST) throw unauthenticated('The token is not valid; log in again')

    const tenantId = request.header('x-tenant-id')
    const asked = environmentAsked(request)
    const key = callerKeyOf(request)
    const caller =
      cachedCaller(key, tenantId) ??
      (await cacheCaller(key, tenantId, () =>
        Current.acrossTenants('authenticate', async () =>
          this.placed(await this.lookUp(credential, tenantId), asked)
        )
      ))
    this.judge(caller, asked)
    return caller
  }

  protected get origin(): Origin {
    return originOf(this.ctx.request)
  }
}

export class JwtGuard extends BearerGuard {
  readonly driverName = 'jwt'

  protected lookUp(credential: string, tenantId: string | undefined) {
    return callerOfToken(credential, tenantId)
  }
}

export class ApiKeyGuard extends BearerGuard {
  readonly driverName = 'api_key'

  protected lookUp(credential: string) {
    return callerOfKey(credential, this.origin)
  }

  /** A key has its own. */
  protected async placed(caller: Caller) {
    return caller
  }

  protected judge(caller: Caller, asked: Environment | undefined) {
    mustComeFromNetwork(caller, this.origin)
    mustBeOf(caller, asked)
  }
}

export class OAuthGuard extends BearerGuard {
  readonly driverName = 'oauth'

  /** The audience of these tokens is one endpoint (RFC 8707). */
  protected async find() {
    if (!this.isResource) throw unauthenticated('This token opens the endpoint of MCP alone')
    return super.find()
  }

  protected lookUp(credential: string) {
    return callerOfApplication(credential)
  }
}

function withMetadata({ status, code, message, headers, errors, more }: Refusal) {
  const [, parameters = ''] = /^Bearer *(.*)$/.exec(headers['WWW-Authenticate'] ?? '') ?? []
  const all = [parameters, `resource_metadata="${resourceMetadataAddress()}"`].filter(Boolean)
  return new Refusal(status, code, message, {
    ...more,
    errors,
    headers: { ...headers, 'WWW-Authenticate': `Bearer ${all.join(', ')}` },
  })
}
