/**
 * Counts requests before routing, so that errors have rate limit headers, too. Unknown callers are
 * limited by address before their look-up.
 */
import auth from '@adonisjs/auth/services/main'
import type { LimiterResponse } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { perAddress, perCaller, WINDOW_SECONDS } from '#start/limiter'
import { addressOf } from '#core/http/client_address'
import { callerKeyOf, cachedCaller, guardOf } from '#core/security/caller_cache'
import { environmentOf, tellEnvironment } from '#core/security/environment'
import { Refusal } from '#core/errors/refusal'

/** Files of pages are never refused: the page that says "too many requests" needs them. */
const FILES = /^\/(?:admin\/files|docs\/assets)\//

export default class RateLimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    // The middleware of the package would also create a page renderer per request.
    ctx.auth = auth.createAuthenticator(ctx)
    const { request } = ctx
    const address = perAddress(addressOf(request))
    const known = cachedCaller(keyOf(request), request.header('x-tenant-id'))
    const budgets = await limiter.multi(known ? [address, perCaller(known)] : [address]).increment()

    // The log of a refused request names its caller.
    if (known) await checked(ctx)
    const budget = budgets.reduce(nearer)
    limit(ctx, budget)
    if (!known && !FILES.test(request.url())) await identify(ctx, budget)
    return next()
  }
}

async function identify(ctx: HttpContext, budget: LimiterResponse) {
  if (!(await checked(ctx))) return

  const { key, ...options } = perCaller(ctx.auth.user!)
  limit(ctx, nearer(budget, await limiter.use(options).increment(key)))
}

/** Every answer to a known caller tells the environment, such as a 404 of an unknown path. */
async function checked(ctx: HttpContext): Promise<boolean> {
  const isKnown = await ctx.auth.checkUsing([guardOf(ctx.request)])
  if (isKnown) tellEnvironment(ctx.response, environmentOf(ctx.auth.user!.tenant))
  return isKnown
}

/** A wrong environment is refused by the guard, and counts for its address here. */
function keyOf(request: HttpRequest): string {
  try {
    return callerKeyOf(request)
  } catch {
    return ''
  }
}

const nearer = (one: LimiterResponse, other: LimiterResponse) =>
  other.limit - other.consumed < one.limit - one.consumed ? other : one

/** `X-RateLimit-Reset` is in seconds since 1970. */
export const headersOf = ({ limit, remaining, availableIn }: LimiterResponse) => ({
  'X-RateLimit-Limit': limit,
  'X-RateLimit-Remaining': remaining,
  'X-RateLimit-Reset': Math.floor(Date.now() / 1000) + availableIn,
})

function limit({ request, response }: HttpContext, budget: LimiterResponse) {
  for (const [name, value] of Object.entries(headersOf(budget)))
    response.response.setHeader(name, value)
  if (budget.consumed <= budget.limit || FILES.test(request.url())) return

  const seconds = Math.min(budget.availableIn, WINDOW_SECONDS)
  throw new Refusal(429, 'RATE_LIMITED', `Too many requests; try again in ${seconds} s`, {
    headers: { 'Retry-After': String(seconds) },
  })
}
