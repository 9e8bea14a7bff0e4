/**
 * The worker's job `webhooks/turn`: for about a second the messages of a company go to its
 * webhooks, then it is the next company's turn. Each endpoint gets its messages in order, one after
 * the other; what fails holds that endpoint back, and no other.
 */
import { setTimeout } from 'node:timers/promises'
import { later, withdraw } from '#core/jobs/outbox'
import { transaction } from '#core/database/transaction/transaction'
import { deliverTo } from '#integrations/webhooks/deliver'
import { divideMessages } from '#integrations/webhooks/divide'
import { endpointsDue, nextIn } from '#integrations/webhooks/endpoints'

const TURN_MS = 1_000

/**
 * As long as somebody who does not answer holds up the turn, the others are served again after
 * this.
 */
const ROUND_MS = 2_000

/** Endpoints that are served at a time. */
const ABREAST = 20

type Asked = { signal: AbortSignal; finish: () => Promise<void> }

/** Queues another job for deliveries that are still due, in the transaction that ends this one. */
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

/**
 * Who has something to get, but for those whom another round has in hand: for a second, and to the
 * end of what was begun in it.
 */
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

/**
 * Whether somebody of the first round has still not answered; what goes wrong in any round is
 * thrown.
 */
function isHeldUp(rounds: Promise<void>[]): Promise<boolean> {
  const over = Promise.race([rounds[0], Promise.all(rounds)]).then(() => false)
  return Promise.race([over, setTimeout(ROUND_MS, true, { ref: false })])
}

/** Asks for the company's turn. */
export const pokeWebhooks = (delayMs = 0) => later('webhooks', 'turn', {}, { delayMs })
