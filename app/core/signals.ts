/** What one process tells all others at once, over Redis: forget this principal, there is something in the outbox. */
import { connectRedis, redis } from '#core/redis'

type Listener = (message: string) => void

const listeners = new Map<string, Set<Listener>>()
let subscribed = false

/** Best effort: whoever relies on a signal also looks for itself, at leisure. */
export function signal(channel: string, message: string) {
  redis().publish(`oficio:${channel}`, message).catch(() => {})
}

export function onSignal(channel: string, listener: Listener) {
  if (!listeners.has(channel)) listeners.set(channel, new Set())
  listeners.get(channel)!.add(listener)
  return () => listeners.get(channel)?.delete(listener)
}

/** Opens the ear of this process: a server's when it is ready, a worker's when it begins. A command hears nothing, and so can end. */
export function listenToSignals() {
  if (subscribed) return
  subscribed = true

  const subscriber = connectRedis({ maxRetriesPerRequest: null })
  subscriber.on('pmessage', (_pattern: string, channel: string, message: string) => {
    for (const listener of listeners.get(channel.slice('oficio:'.length)) ?? []) listener(message)
  })
  subscriber.psubscribe('oficio:*').catch(() => {})
}
