/** The end of a server: balancers are told first, requests are served meanwhile. */
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import env from '#start/env'

const SECONDS = { production: 5, development: 0, test: 0 }

let ending: AbortController | undefined

/** Whether this process is about to end: readiness says so. */
export const isEnding = () => ending !== undefined

/**
 * Behind DRAIN_SECONDS, unless those are raised, within what a server that ends is given by
 * systemd's unit (TimeoutStopSec) and compose (stop_grace_period).
 */
export const PATIENCE_MS = 45_000

/**
 * A connection is not kept behind the answer that it still waits for: the server would wait for who
 * may send on it again. Nor does it wait for ever for who does not read an answer, or has sent half
 * of a request: what is still open then is cut.
 */
export function keepNoConnections(server: Server | undefined, patienceMs = PATIENCE_MS) {
  if (!server) return
  server.keepAliveTimeout = 1
  setTimeout(() => server.closeAllConnections(), patienceMs).unref()
}

/**
 * Resolves when balancers have had their time to turn away (DRAIN_SECONDS); at once when it is
 * called again.
 */
export async function untilBalancersNoticed(): Promise<void> {
  if (ending) return ending.abort()
  ending = new AbortController()
  await sleep((env.get('DRAIN_SECONDS') ?? SECONDS[env.get('NODE_ENV')]) * 1000, undefined, {
    signal: ending.signal,
  }).catch(() => {})
}
