/** Rate limits of requests, for `rate_limit_middleware`. */
import env from '#start/env'
import type { Actor } from '#core/context/current'
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

/** The budget of a user or an API key, from all addresses together. */
export const perCaller = ({ id }: Actor) => ({
  key: `caller:${id}`,
  requests: PER_CALLER,
  duration: WINDOW_SECONDS,
})
