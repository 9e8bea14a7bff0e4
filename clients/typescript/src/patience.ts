/**
 * Repeats requests when the server is busy or away: as late as it wishes (`Retry-After`), or later
 * each time.
 */
export type Patience = {
  /** How often a request is repeated before its failure counts. Default 4. */
  retries?: number
  /** The longest `Retry-After` that is waited for, in ms. Default two minutes. */
  longestWaitMs?: number
  /** Sends a request; default the platform's own. */
  fetch?: (request: Request) => Promise<Response>
}

const FIRST_WAIT_MS = 250
const LONGEST_STEP_MS = 30_000
const LONGEST_ASKED_MS = 120_000

/** Statuses of proxies whose server did not answer. */
const OF_PROXIES = [502, 504]

export function patiently({
  retries = 4,
  longestWaitMs = LONGEST_ASKED_MS,
  fetch = globalThis.fetch,
}: Patience) {
  return async (request: Request): Promise<Response> => {
    for (let left = retries; ; left--) {
      // The body can be sent once, so another attempt needs a copy of it.
      const next = left > 0 ? request.clone() : undefined
      const answer = await fetch(request).catch((error: unknown) => error)
      const asked = answer instanceof Response ? askedMs(answer) : 0
      if (!next || !isWorthRepeating(answer, request) || asked > longestWaitMs) {
        if (answer instanceof Response) return answer
        throw answer
      }
      if (answer instanceof Response) await answer.body?.cancel()
      await waited(asked || backoffMs(retries - left), request.signal)
      request = next
    }
  }
}

/** Without an answer nobody knows whether it was done: only what can be repeated safely is. */
function isWorthRepeating(answer: unknown, { method, headers, signal }: Request) {
  if (signal.aborted) return false
  const isSafe = method === 'GET' || headers.has('idempotency-key')
  if (!(answer instanceof Response)) return isSafe
  return (
    [429, 503].includes(answer.status) ||
    (isSafe && OF_PROXIES.includes(answer.status)) ||
    (answer.status === 409 && answer.headers.has('retry-after'))
  )
}

/** `Retry-After` in ms: seconds or a date (RFC 9110, 10.2.3). 0 without one. */
export function askedMs({ headers }: Response): number {
  const asked = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return ms > 0 ? ms : 0
}

/** Doubles with each attempt, from 0 on, and varies by half, so that clients do not come at once. */
export const backoffMs = (attempt: number) =>
  Math.min(FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random()), LONGEST_STEP_MS)

/** Rejects with the signal's reason when it aborts. */
export function waited(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal!.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })
}
