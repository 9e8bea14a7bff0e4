/**
 * Queue of drawings: as many at a time as there are threads, two per company. Data is read after a
 * place is free, because a waiting request must not use memory.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { gauge, histogram } from '#core/observability/metrics'
import { Refusal } from '#core/errors/refusal'
import { FairGate, QueueFull } from '#documents/drawing/fair_gate'
import { THREADS } from '#documents/drawing/threads'

const OF_ONE_COMPANY = 2
const MOST_WAITING = 20

const gate = new FairGate({ places: THREADS, ofOne: OF_ONE_COMPANY, mostWaiting: MOST_WAITING })

gauge('drawings_waiting', 'Documents that wait to be drawn', () => gate.waiting)
gauge('drawings_running', 'Documents that are drawn at this moment', () => gate.inside)
const seconds = histogram(
  'drawing_wait_seconds',
  'How long documents waited to be drawn',
  [],
  [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60]
)

const turns = new AsyncLocalStorage<{ signal?: AbortSignal }>()

/** The signal of the current slot. Throws outside of one: nothing is drawn past the gate. */
export function signalOfSlot(): AbortSignal | undefined {
  const turn = turns.getStore()
  if (!turn) throw new Error('A document is drawn in a turn: see documents/drawing_slot.ts')
  return turn.signal
}

/**
 * Runs `work` of a request in a slot of its company; a client that disconnects gives up its place.
 * Refuses with 429 BUSY on a full queue.
 */
export async function inDrawingSlot<T>(ctx: HttpContext, work: () => Promise<T>): Promise<T> {
  const left = new AbortController()
  const { response } = ctx.response
  const leave = () => left.abort(LEFT)
  response.once('close', leave)

  try {
    return await runExclusive(work, { signal: left.signal })
  } catch (error) {
    if (left.signal.aborted) throw LEFT
    throw error instanceof QueueFull ? busy(error) : error
  } finally {
    response.off('close', leave)
  }
}

/** Runs `work` of a worker job in a slot, without a limit on the wait. */
export const inPatientSlot = <T>(work: () => Promise<T>) => runExclusive(work, { patient: true })

/** Nested calls run at once, such as a handler whose request took a slot before its transaction. */
function runExclusive<T>(
  work: () => Promise<T>,
  { signal, patient }: { signal?: AbortSignal; patient?: boolean }
): Promise<T> {
  if (turns.getStore()) return work()

  const since = performance.now()
  const begun = () => {
    seconds.observe((performance.now() - since) / 1_000)
    return turns.run({ signal }, work)
  }
  return gate.pass(Current.tenantId, begun, { signal, patient })
}

const LEFT = new Refusal(
  400,
  'MALFORMED_REQUEST',
  'The connection was closed before the document was ready'
)

function busy({ afterMs }: QueueFull) {
  const wait = Math.min(60, Math.max(1, Math.ceil(afterMs / 1_000)))
  const message = `${MOST_WAITING} documents of this company are waiting already; try again in ${wait} s`
  return new Refusal(429, 'BUSY', message, { headers: { 'Retry-After': String(wait) } })
}
