/**
 * A database answers each statement of a packet by itself, so a process that waits for several
 * packets is woken a dozen times for one invoice, each time for a few bytes. While many are on the
 * way, the event loop therefore looks at its sockets once in a while only and sleeps meanwhile, so
 * that what arrives gathers: as network cards gather what they interrupt for ("interrupt
 * coalescing"). A turn that has taken as long by its work sleeps no more, and while few are on the
 * way nothing waits.
 */

/** Longer gathers little more, and shorter requests would wait for it. */
const TURN_MS = 0.2
/** As many packets as do not come of one caller's requests after each other. */
const MANY = 3
/** The system does not sleep more exactly. */
const SHORTEST_MS = 0.02

const neverWoken = new Int32Array(new SharedArrayBuffer(4))
let onTheWay = 0
let isPaced = false
let turnedAt = 0

/**
 * Sends a packet by `send` and answers what that does; the event loop is paced while at least three
 * are on the way.
 */
export async function paced<T>(send: () => Promise<T>): Promise<T> {
  onTheWay++
  if (onTheWay >= MANY && !isPaced) pace()
  try {
    return await send()
  } finally {
    onTheWay--
  }
}

function pace() {
  isPaced = true
  turnedAt = performance.now()
  setImmediate(turn)
}

function turn() {
  isPaced = false
  if (onTheWay < MANY) return

  const left = TURN_MS - (performance.now() - turnedAt)
  if (left > SHORTEST_MS) Atomics.wait(neverWoken, 0, 0, left)
  pace()
}
