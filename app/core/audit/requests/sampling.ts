/** Chooses the requests that the request log keeps: all refusals, and a tenth of the rest. */
import { randomInt } from 'node:crypto'

/** Of this many answered requests of a company one is kept, at random. */
const ONE_OF = 10

/** Of a caller that goes on after a 429, the log keeps this many per company, minute and process. */
const MOST_RATE_LIMITED = 5_000

const MINUTE_MS = 60_000
const MOST_COMPANIES = 10_000

type Counts = { place: number; kept: number; minute: number; rateLimited: number }

const counts = new Map<number, Counts>()

/** `code` is the code of a refusal; `status` 499 is a client that left before its answer. */
export function isKept(tenantId: number, status: number, code?: string): boolean {
  const known = countsOf(tenantId)
  if (code === 'RATE_LIMITED') return isAmongFirst(known)
  const isRefused = code !== undefined || (status >= 400 && status !== 499)
  return isRefused || isChosen(known)
}

/** One place in each ten is drawn, so that no pattern of a program hides it. */
function isChosen(known: Counts): boolean {
  if (known.place === 0) known.kept = randomInt(ONE_OF)
  const isIt = known.place === known.kept
  known.place = (known.place + 1) % ONE_OF
  return isIt
}

function isAmongFirst(known: Counts): boolean {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  if (known.minute !== minute) Object.assign(known, { minute, rateLimited: 0 })
  return ++known.rateLimited <= MOST_RATE_LIMITED
}

function countsOf(tenantId: number): Counts {
  const known = counts.get(tenantId)
  if (known) return known
  if (counts.size >= MOST_COMPANIES) counts.delete(counts.keys().next().value!)
  const begun = { place: 0, kept: 0, minute: 0, rateLimited: 0 }
  counts.set(tenantId, begun)
  return begun
}
