/**
 * How much of each budget is used, counted in Redis for all processes. While much is left, a
 * process counts what it lets through by itself and tells Redis ten times a second; where little is
 * left, or nothing is known yet, Redis is asked each time. So a request costs no look at Redis as a
 * rule. What a process has not told is never more than half of what must be left: so much more than
 * the limit may be let through by each process that has not heard of the others.
 */
import app from '@adonisjs/core/services/app'
import { redis } from '#core/redis/connection'
import { countAlone, countsAlone } from '#core/redis/local_counting'

export type Used = { used: number; endsAt: number }

/** What Redis has told, what it was not told of yet, and what is on the way to it. */
type Window = { told: number; untold: number; underWay: number; endsAt: number }

export const WINDOW_MS = 60_000
const TELL_MS = 100

/** As many budgets are known at most; Redis is asked of others. */
const MOST = 20_000

/** Counted in one script, so that none holds up Redis for long. */
const TOGETHER = 500

const windows = new Map<string, Window>()
let telling: NodeJS.Timeout | undefined

/**
 * Takes one from each budget without asking Redis, or from none: undefined where too little of one
 * is left, or known of it. `limits` are by key.
 */
export function takeHere(limits: Record<string, number>, now: number): Used[] | undefined {
  const taken: Window[] = []
  for (const key in limits) {
    const window = windows.get(key)
    if (!window || window.endsAt <= now || !hasRoom(limits[key], window)) return undefined
    taken.push(window)
  }

  tellSoon()
  return taken.map((window) => {
    window.untold++
    return { used: usedOf(window), endsAt: window.endsAt }
  })
}

function hasRoom(limit: number, window: Window) {
  const margin = Math.max(limit / 10, 20)
  return limit - usedOf(window) > margin && window.untold + window.underWay < margin / 2
}

const usedOf = ({ told, untold, underWay }: Window) => told + untold + underWay

/**
 * Takes one from each key's budget as this process knows it, while Redis is away; it is told of
 * them once it is back.
 */
export function takeAlone(keys: readonly string[], now: number): Used[] {
  return keys.map((key) => {
    const window = windowOf(key)
    if (window.endsAt <= now) Object.assign(window, { told: 0, untold: 0, endsAt: now + WINDOW_MS })
    window.untold++
    tellSoon()
    return { used: usedOf(window), endsAt: window.endsAt }
  })
}

/**
 * Takes one from each key's budget in Redis, with what it was not told of yet. Throws what Redis,
 * or the way there, does.
 */
export function takeThere(keys: string[]): Promise<Used[]> {
  return add(keys.map((key) => [key, 1]))
}

/** Forgets windows that have ended by then, too. */
const tellSoon = () => void (telling ??= setTimeout(tell, TELL_MS).unref())

async function tell() {
  telling = undefined
  const now = Date.now()
  for (const [key, { endsAt, underWay }] of windows)
    if (endsAt <= now && !underWay) windows.delete(key)
  const keys = [...windows].filter(([, { untold }]) => untold).map(([key]) => key)
  try {
    // A process that ends would connect anew, and be kept from it.
    for (let from = 0; from < keys.length && !countsAlone() && !isEnding(); from += TOGETHER)
      await add(keys.slice(from, from + TOGETHER).map((key) => [key, 0]))
  } catch (error: any) {
    void countAlone(error)
  }
}

const isEnding = () => app.isTerminating || app.isTerminated

/**
 * Adds so much to each, and what Redis was not told of before. What cannot be told now is told
 * later.
 */
async function add(wanted: [key: string, amount: number][]): Promise<Used[]> {
  const leaving = wanted.map(([key, amount]) => leavingFrom(windowOf(key), amount))
  try {
    const answer: number[] = await command(
      wanted.map(([key], index) => [key, leaving[index].underWay])
    )
    const now = Date.now()
    return leaving.map(({ window }, index) => {
      const [used, endsAt] = [answer[index * 2], now + answer[index * 2 + 1]]
      Object.assign(window, { told: used, endsAt })
      return { used, endsAt }
    })
  } catch (error) {
    for (const { window, untold } of leaving) window.untold += untold
    throw error
  } finally {
    for (const { window, underWay } of leaving) window.underWay -= underWay
  }
}

/** Where too many are known it is one for a moment. */
function windowOf(key: string): Window {
  const window = windows.get(key) ?? { told: 0, untold: 0, underWay: 0, endsAt: 0 }
  if (windows.size < MOST) windows.set(key, window)
  else tellSoon()
  return window
}

/** Of a window that has ended nothing is left to tell. */
function leavingFrom(window: Window, amount: number) {
  const untold = window.endsAt > Date.now() ? window.untold : 0
  const underWay = amount + untold
  window.untold = 0
  window.underWay += underWay
  return { window, underWay, untold }
}

function command(amounts: [key: string, amount: number][]) {
  return redis().addToBudgets(
    amounts.length,
    ...amounts.map(([key]) => `limit:${key}`),
    WINDOW_MS,
    ...amounts.map(([, amount]) => amount)
  )
}
