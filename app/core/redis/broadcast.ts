/**
 * Broadcasts to all processes over Redis, such as to forget cached callers, or that the outbox has
 * rows.
 */
import { connectRedis, redis } from '#core/redis/connection'

type Listener = (message: string) => void

const listeners = new Map<string, Set<Listener>>()
let subscribed = false

const underway = new Set<Promise<unknown>>()

/** Best effort: whoever relies on a signal also looks for itself, at leisure. */
export function signal(channel: string, message: string) {
  const sent = redis()
    .publish(`oficio:${channel}`, message)
    .catch(() => {})
    .finally(() => underway.delete(sent))
  underway.add(sent)
}

/** Once all signals are out, or have failed: a process that ends before has told nobody. */
export async function signalsSent() {
  await Promise.all(underway)
}

/**
 * Hears what other processes signal, once this one listens, and its own signals, too. Returns the
 * way to stop.
 */
export function onSignal(channel: string, listener: Listener) {
  if (!listeners.has(channel)) listeners.set(channel, new Set())
  listeners.get(channel)!.add(listener)
  return () => listeners.get(channel)?.delete(listener)
}

/**
 * Opens the ear of this process: a server's when it is ready, a worker's when it begins. A command
 * hears nothing, and so can end.
 */
export function listenToSignals() {
  if (subscribed) return
  subscribed = true

  const subscriber = connectRedis({ maxRetriesPerRequest: null })
  subscriber.on('pmessage', (_pattern: string, channel: string, message: string) => {
    for (const listener of listeners.get(channel.slice('oficio:'.length)) ?? []) listener(message)
  })
  subscriber.psubscribe('oficio:*').catch(() => {})
}
