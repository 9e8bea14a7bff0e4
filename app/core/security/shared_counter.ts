/**
 * Counts per key and window, shared by all processes through Redis. While much of a limit is left,
 * a process counts alone and sends its counts ten times a second: docs/adr/0008.
 */
import app from '@adonisjs/core/services/app'
import { redis } from '#core/redis/connection'
import { countAlone, countsAlone } from '#core/redis/local_counting'

export type Count = { used: number; endsAt: number }

/** `known` comes from Redis; `unsent` was not sent yet, `underWay` not answered yet. */
type Window = { known: number; unsent: number; underWay: number; endsAt: number; ms: number }

const SEND_AFTER_MS = 100

const MAX_WINDOWS = 20_000

/** A longer script would block Redis for other clients. */
const KEYS_PER_SCRIPT = 500

const windows = new Map<string, Window>()
let timer: NodeJS.Timeout | undefined

/** Adds to a count without Redis. Returns undefined if too little is left or nothing is known. */
export function addLocally(
  key: string,
  amount: number,
  limit: number,
  now: number
): Count | undefined {
  const window = windows.get(key)
  if (!window || window.endsAt <= now || !hasRoom(limit, window)) return undefined

  sendSoon()
  window.unsent += amount
  return { used: usedOf(window), endsAt: window.endsAt }
}

function hasRoom(limit: number, window: Window) {
  const margin = Math.max(limit / 10, 20)
  return limit - usedOf(window) > margin && window.unsent + window.underWay < margin / 2
}

const usedOf = ({ known, unsent, underWay }: Window) => known + unsent + underWay

/** Adds to the count of this process while Redis is away; Redis gets it afterwards. */
export function addAlone(key: string, amount: number, ms: number, now: number): Count {
  const window = windowOf(key, ms)
  if (window.endsAt <= now) Object.assign(window, { known: 0, unsent: 0, endsAt: now + ms })
  window.unsent += amount
  sendSoon()
  return { used: usedOf(window), endsAt: window.endsAt }
}

/** Adds to a count in Redis, with the unsent part. Throws the errors of the connection. */
export async function addShared(key: string, amount: number, ms: number): Promise<Count> {
  const [count] = await send([{ key, amount, window: windowOf(key, ms) }])
  return count
}

export async function reset(key: string): Promise<boolean> {
  windows.delete(key)
  return (await redis().del(redisKey(key))) > 0
}

const redisKey = (key: string) => `limit:${key}`

const sendSoon = () => void (timer ??= setTimeout(sendAll, SEND_AFTER_MS).unref())

async function sendAll() {
  timer = undefined
  const now = Date.now()
  for (const [key, { endsAt, underWay }] of windows)
    if (endsAt <= now && !underWay) windows.delete(key)
  const unsent = [...windows]
    .filter(([, window]) => window.unsent)
    .map(([key, window]) => ({ key, amount: 0, window }))
  try {
    // A process that is ending must not open a new connection.
    for (let from = 0; from < unsent.length && !countsAlone() && !isEnding();)
      await send(unsent.slice(from, (from += KEYS_PER_SCRIPT)))
  } catch (error: any) {
    void countAlone(error)
  }
}

const isEnding = () => app.isTerminating || app.isTerminated

/** Adds to each count in one script. If the script fails, the counts stay unsent. */
async function send(wanted: { key: string; amount: number; window: Window }[]): Promise<Count[]> {
  const leaving = wanted.map(({ amount, window }) => takeUnsent(window, amount))
  try {
    const answer = await redis().addToBudgets(
      wanted.length,
      ...wanted.map(({ key }) => redisKey(key)),
      ...wanted.flatMap(({ window }, index) => [leaving[index].underWay, window.ms])
    )
    const now = Date.now()
    return wanted.map(({ window }, index) => {
      const [used, endsAt] = [answer[index * 2], now + answer[index * 2 + 1]]
      Object.assign(window, { known: used, endsAt })
      return { used, endsAt }
    })
  } catch (error) {
    wanted.forEach(({ window }, index) => (window.unsent += leaving[index].unsent))
    throw error
  } finally {
    wanted.forEach(({ window }, index) => (window.underWay -= leaving[index].underWay))
  }
}

function windowOf(key: string, ms: number): Window {
  const window = windows.get(key) ?? { known: 0, unsent: 0, underWay: 0, endsAt: 0, ms }
  if (windows.size < MAX_WINDOWS) windows.set(key, window)
  else sendSoon()
  return window
}

/** The unsent part of a window that has ended is dropped. */
function takeUnsent(window: Window, amount: number) {
  const unsent = window.endsAt > Date.now() ? window.unsent : 0
  const underWay = amount + unsent
  window.unsent = 0
  window.underWay += underWay
  return { underWay, unsent }
}
