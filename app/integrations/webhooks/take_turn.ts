/**
 * The worker's job `webhooks/turn`: for about a second the messages of a company go to its webhooks, then it is the next company's
 * turn. Each endpoint gets its messages in order, one after the other; what fails holds that endpoint back, and no other.
 */
import { later, withdraw } from '#core/outbox'
import { transaction } from '#core/transaction'
import { deliverTo } from '#integrations/webhooks/deliver'
import { divideMessages } from '#integrations/webhooks/divide'
import { endpointsDue, nextIn } from '#integrations/webhooks/endpoints'

const TURN_MS = 1_000

/** Endpoints that are served at a time. */
const ABREAST = 20

type Asked = { signal: AbortSignal; finish: () => Promise<void> }

export async function takeTurn({ signal, finish }: Asked) {
  await withdraw('webhooks')
  await divideMessages()

  const until = performance.now() + TURN_MS
  const left = (await endpointsDue())[Symbol.iterator]()
  const lane = async () => {
    for (const endpoint of left) await deliverTo(endpoint, () => performance.now() > until || signal.aborted)
  }
  await Promise.all(Array.from({ length: ABREAST }, lane))

  await transaction(async () => {
    await finish()
    const next = await nextIn()
    if (next !== undefined) await pokeWebhooks(next)
  })
}

/** Asks for the company's turn. */
export const pokeWebhooks = (delayMs = 0) => later('webhooks', 'turn', {}, { delayMs })
