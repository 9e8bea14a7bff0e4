/** Graceful shutdown: load balancers are notified first, and requests are served meanwhile. */
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import env from '#start/env'

const SECONDS = { production: 5, development: 0, test: 0 }

let ending: AbortController | undefined

/** Readiness reports it. */
export const isEnding = () => ending !== undefined

/** With DRAIN_SECONDS below systemd's TimeoutStopSec and compose's stop_grace_period. */
export const PATIENCE_MS = 45_000

/** Closes connections after their answer, and cuts open ones after `patienceMs`. */
export function keepNoConnections(server: Server | undefined, patienceMs = PATIENCE_MS) {
  if (!server) return
  server.keepAliveTimeout = 1
  setTimeout(() => server.closeAllConnections(), patienceMs).unref()
}

/** Resolves after DRAIN_SECONDS, in which load balancers stop sending; at once on a second call. */
export async function untilBalancersNoticed(): Promise<void> {
  if (ending) return ending.abort()
  ending = new AbortController()
  await sleep((env.get('DRAIN_SECONDS') ?? SECONDS[env.get('NODE_ENV')]) * 1000, undefined, {
    signal: ending.signal,
  }).catch(() => {})
}
