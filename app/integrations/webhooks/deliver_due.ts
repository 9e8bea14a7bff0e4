/**
 * Job `webhooks/turn`: sends a company's messages, in order per endpoint, for about a second. A
 * failure delays only its own endpoint.
 */
import { setTimeout } from 'node:timers/promises'
import { later, withdraw } from '#core/jobs/outbox'
import { transaction } from '#core/database/transaction/transaction'
import { deliverTo } from '#integrations/webhooks/deliver'
import { divideSome } from '#integrations/webhooks/divide'
import { endpointsDue, nextIn } from '#integrations/webhooks/endpoints'

const SLICE_MS = 1_000

/** While a receiver is slow, the other endpoints are served again after this time. */
const ROUND_MS = 2_000

/** Endpoints served at a time. */
const ABREAST = 20

type Asked = { signal: AbortSignal; finish: () => Promise<void> }

/** Queues another job for deliveries still due, in the transaction that ends this one. */
export async function deliverDue({ signal, finish }: Asked) {
  await withdraw('webhooks')

  const inHand = new Set<string>()
  const rounds = [serve(inHand, signal)]
  while ((await isDelayed(rounds)) && !signal.aborted) rounds.push(serve(inHand, signal))
  await Promise.all(rounds)

  await transaction(async () => {
    await finish()
    const next = await nextIn()
    if (next !== undefined) await pokeWebhooks(next)
  })
}

/**
 * Serves due endpoints that no other round serves, for a second and the requests begun in it. One
 * batch of events is divided before: the publisher does the rest.
 */
async function serve(inHand: Set<string>, signal: AbortSignal) {
  await divideSome()

  const until = performance.now() + SLICE_MS
  const before = new Set(inHand)
  const left = (await endpointsDue())[Symbol.iterator]()
  const lane = async () => {
    for (const endpoint of left) {
      if (before.has(endpoint.id) || inHand.has(endpoint.id)) continue
      inHand.add(endpoint.id)
      await deliverTo(endpoint, () => performance.now() > until || signal.aborted).finally(() =>
        inHand.delete(endpoint.id)
      )
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, lane))
}

/** True when the first round still waits for a receiver; rethrows errors of any round. */
function isDelayed(rounds: Promise<void>[]): Promise<boolean> {
  const over = Promise.race([rounds[0], Promise.all(rounds)]).then(() => false)
  return Promise.race([over, setTimeout(ROUND_MS, true, { ref: false })])
}

export const pokeWebhooks = (delayMs = 0) => later('webhooks', 'turn', {}, { delayMs })
