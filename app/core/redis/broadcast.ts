/** Broadcasts to all processes over Redis, such as to empty caches or to announce outbox rows. */
import { connectRedis, redis } from '#core/redis/connection'

type Listener = (message: string) => void

const listeners = new Map<string, Set<Listener>>()
let subscribed = false

const PING_MS = 10_000

const underway = new Set<Promise<unknown>>()

/** Best effort: code that relies on a signal must also poll. */
export function signal(channel: string, message: string) {
  const sent = redis()
    .publish(`oficio:${channel}`, message)
    .catch(() => {})
    .finally(() => underway.delete(sent))
  underway.add(sent)
}

/** Waits for signals under way. A process that ends earlier would lose them. */
export async function signalsSent() {
  await Promise.all(underway)
}

/** Also receives this process' own signals, once it listens. Returns the function that stops it. */
export function onSignal(channel: string, listener: Listener) {
  if (!listeners.has(channel)) listeners.set(channel, new Set())
  listeners.get(channel)!.add(listener)
  return () => listeners.get(channel)?.delete(listener)
}

/** Servers and workers call it once. Commands do not: the connection would keep them alive. */
export function listenToSignals() {
  if (subscribed) return
  subscribed = true

  const subscriber = connectRedis({ maxRetriesPerRequest: null })
  subscriber.on('pmessage', (_pattern: string, channel: string, message: string) => {
    for (const listener of listeners.get(channel.slice('oficio:'.length)) ?? []) listener(message)
  })
  subscriber.psubscribe('oficio:*').catch(() => {})
  // Only a command notices that the connection is gone.
  setInterval(() => subscriber.ping().catch(() => {}), PING_MS).unref()
}
