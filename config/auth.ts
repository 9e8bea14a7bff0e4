/**
 * Guards: `jwt`, `api_key` and `oauth` read the bearer token of API requests, `session` the cookie
 * of pages.
 * `ctx.auth.user` is the caller with scopes.
 */
import { defineConfig } from '@adonisjs/auth'
import type {} from '@adonisjs/auth/initialize_auth_middleware'
import type { InferAuthenticators } from '@adonisjs/auth/types'
import { SessionGuard } from '#admin/session_guard'
import { ApiKeyGuard, JwtGuard, OAuthGuard } from '#identity/guards/bearer_guard'

const authConfig = defineConfig({
  default: 'jwt',
  guards: {
    jwt: (ctx) => new JwtGuard(ctx),
    api_key: (ctx) => new ApiKeyGuard(ctx),
    oauth: (ctx) => new OAuthGuard(ctx),
    session: (ctx) => new SessionGuard(ctx),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
