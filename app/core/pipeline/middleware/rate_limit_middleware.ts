/**
 * Authenticates a request and counts it. It runs before routing, so that every response carries the
 * rate limit headers, errors included. A cached caller costs next to nothing while much of the
 * budget is left; another one is limited by address before any look-up.
 */
import env from '#start/env'
import auth from '@adonisjs/auth/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { addressOf, networkOf } from '#core/http/client_address'
import { bearerOf, cachedCaller, guardOf } from '#core/security/caller_cache'
import { takeFrom, type Budget } from '#core/security/rate_limit'
import { WINDOW_MS } from '#core/security/rate_limit_counter'
import { Refusal } from '#core/errors/refusal'

export const PER_IP = env.get('RATE_LIMIT_IP') ?? 1200
const PER_CALLER = env.get('RATE_LIMIT_USER') ?? 600

/**
 * What pages are drawn with is never refused: a page that says "too many requests" must not look
 * broken. So nobody is looked up for it, which may cost a hash.
 */
const FILES = /^\/(?:admin\/files|docs\/assets)\//

export default class RateLimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    // The middleware of the package would make a renderer of pages for each request, too.
    ctx.auth = auth.createAuthenticator(ctx)
    const { request } = ctx
    const byIp = { [`ip:${networkOf(addressOf(request))}`]: PER_IP }
    const known = cachedCaller(bearerOf(request) ?? '', request.header('x-tenant-id'))
    const budget = await takeFrom(
      known ? { ...byIp, [`caller:${known.actor.id}`]: PER_CALLER } : byIp
    )

    // The log of a refused request names its caller.
    if (known) await ctx.auth.checkUsing([guardOf(request)])
    tell(ctx, budget)
    if (!known && !FILES.test(request.url())) await identify(ctx, budget)
    return next()
  }
}

async function identify(ctx: HttpContext, budget: Budget) {
  if (!(await ctx.auth.checkUsing([guardOf(ctx.request)]))) return

  const own = await takeFrom({ [`caller:${ctx.auth.user!.actor.id}`]: PER_CALLER })
  if (own.remaining < budget.remaining) tell(ctx, own)
}

/** `resetAt` is in seconds since 1970. */
export const headersOf = ({ limit, remaining, resetAt }: Budget) => ({
  'X-RateLimit-Limit': limit,
  'X-RateLimit-Remaining': Math.max(remaining, 0),
  'X-RateLimit-Reset': resetAt,
})

function tell({ request, response }: HttpContext, budget: Budget) {
  const { remaining, resetAt } = budget
  for (const [name, value] of Object.entries(headersOf(budget)))
    response.response.setHeader(name, value)
  if (remaining >= 0 || FILES.test(request.url())) return

  const seconds = Math.min(Math.max(1, resetAt - Math.floor(Date.now() / 1000)), WINDOW_MS / 1000)
  throw new Refusal(429, 'RATE_LIMITED', `Too many requests; try again in ${seconds} s`, {
    headers: { 'Retry-After': String(seconds) },
  })
}
