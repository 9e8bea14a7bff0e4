/** Rate limits of requests, for `rate_limit_middleware`. */
import env from '#start/env'
import type { Caller } from '#core/security/caller_cache'
import { networkOf } from '#core/http/client_address'

export const WINDOW_SECONDS = 60
const PER_ADDRESS = env.get('RATE_LIMIT_IP') ?? 1200
const PER_CALLER = env.get('RATE_LIMIT_USER') ?? 600

/** The budget of an address. All addresses of an IPv6 /64 network share one. */
export const perAddress = (address: string) => ({
  key: `ip:${networkOf(address)}`,
  requests: PER_ADDRESS,
  duration: WINDOW_SECONDS,
})

/** The budget of a user or an API key, from all addresses together; test mode has its own. */
export const perCaller = ({ actor, tenant }: Pick<Caller, 'actor' | 'tenant'>) => ({
  key: tenant?.isSandbox ? `caller:${actor.id}:test` : `caller:${actor.id}`,
  requests: PER_CALLER,
  duration: WINDOW_SECONDS,
})
