/**
 * The job `webhooks/turn`: sends a company's messages for about a second. Each endpoint gets its
 * messages in order; a failure delays that endpoint alone.
 */
import { setTimeout } from 'node:timers/promises'
import { later, withdraw } from '#core/jobs/outbox'
import { transaction } from '#core/database/transaction/transaction'
import { deliverTo } from '#integrations/webhooks/deliver'
import { divideMessages } from '#integrations/webhooks/divide'
import { endpointsDue, nextIn } from '#integrations/webhooks/endpoints'

const TURN_MS = 1_000

/** While a slow receiver holds up a round, others are served again after this time. */
const ROUND_MS = 2_000

/** Endpoints served at a time. */
const ABREAST = 20

type Asked = { signal: AbortSignal; finish: () => Promise<void> }

/** Queues another job for remaining deliveries, in the transaction that ends this one. */
export async function deliverDue({ signal, finish }: Asked) {
  await withdraw('webhooks')

  const inHand = new Set<string>()
  const rounds = [serve(inHand, signal)]
  while ((await isHeldUp(rounds)) && !signal.aborted) rounds.push(serve(inHand, signal))
  await Promise.all(rounds)

  await transaction(async () => {
    await finish()
    const next = await nextIn()
    if (next !== undefined) await pokeWebhooks(next)
  })
}

/** Serves due endpoints except those of other rounds, for a second. */
async function serve(inHand: Set<string>, signal: AbortSignal) {
  await divideMessages()

  const until = performance.now() + TURN_MS
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

/** Whether an endpoint of the first round has not answered yet; errors of any round are thrown. */
function isHeldUp(rounds: Promise<void>[]): Promise<boolean> {
  const over = Promise.race([rounds[0], Promise.all(rounds)]).then(() => false)
  return Promise.race([over, setTimeout(ROUND_MS, true, { ref: false })])
}

/** Queues the company's delivery job. */
export const pokeWebhooks = (delayMs = 0) => later('webhooks', 'turn', {}, { delayMs })
