/** Events as they happen, from a stream that is opened again whenever it ends. */
import { OficioError } from './error.ts'
import { framesOf } from './event_stream.ts'
import { askedMs, backoffMs, waited } from './patience.ts'
import type { WebhookEvent, WebhookMessageOf } from './webhooks.ts'

/** A test message of a webhook is no event of the company. */
type EventType = Exclude<WebhookEvent, 'webhook.test'>

type Family = EventType extends infer Type
  ? Type extends `${infer Of}.${string}`
    ? Of
    : never
  : never

/** A type, all types of a record such as `customer.*`, or `*`. */
export type EventSelector = EventType | `${Family}.*` | '*'

type Selected<Selector> = Selector extends '*'
  ? EventType
  : Selector extends `${infer Of}.*`
    ? Extract<EventType, `${Of}.${string}`>
    : Extract<EventType, Selector>

/** An event of one type: the message of its webhook, with its id. */
export type OficioEventOf<Type extends WebhookEvent> = Type extends WebhookEvent
  ? WebhookMessageOf<Type> & { id: string; createdAt: string }
  : never

/** Any event; its `type` tells which record `data` is. */
export type OficioEvent = OficioEventOf<EventType>

export type EventsAsked<Selector extends EventSelector = EventSelector> = {
  /** Only these types; all that the key may read without it. */
  types?: readonly Selector[]
  /** The id of the last event that you have; `latest` for those to come. Default the oldest kept. */
  after?: string
  /** Ends the iteration: it throws the signal's reason. */
  signal?: AbortSignal
}

export type Events = <const Selector extends EventSelector = '*'>(
  asked?: EventsAsked<Selector>
) => AsyncGenerator<OficioEventOf<Selected<Selector>>, void, undefined>

/** Wait before the next connection, until the server has named its own. */
const RETRY_MS = 3_000

type Sender = {
  baseUrl: string
  headers: Record<string, string>
  fetch: (request: Request) => Promise<Response>
  mustBeRight: (response: Response) => void
}

/**
 * Yields events until the caller stops. Lost connections, 429 and 5xx are tried again for ever; any
 * other refusal is thrown, such as 410 `EVENTS_EXPIRED`.
 */
export const eventsBy = (sender: Sender) =>
  async function* events({ types, after, signal }: EventsAsked = {}) {
    let last = after
    let retryMs = RETRY_MS
    for (let failures = 1; ; failures++) {
      const answer = await opened(sender, types, last, signal).catch(() => undefined)
      signal?.throwIfAborted()
      if (answer?.ok) {
        sender.mustBeRight(answer)
        failures = 0
        const frames = framesOf(answer.body!, (ms) => (retryMs = ms))
        for (;;) {
          const { value, done } = await frames.next().catch(() => CUT)
          if (done) break
          if (value.data !== undefined) yield JSON.parse(value.data)
          last = value.id ?? last
        }
      } else if (answer && answer.status < 500 && answer.status !== 429)
        throw await OficioError.of(answer)

      signal?.throwIfAborted()
      const asked = answer && !answer.ok ? askedMs(answer) : 0
      if (answer && !answer.ok) await answer.body?.cancel()
      await waited(asked || (failures ? backoffMs(failures) : retryMs * Math.random()), signal)
    }
  } as unknown as Events

/** A connection that was lost ends a stream like its own end. */
const CUT = { done: true, value: undefined } as const

async function opened(
  { baseUrl, headers, fetch }: Sender,
  types: readonly string[] | undefined,
  last: string | undefined,
  signal: AbortSignal | undefined
) {
  const query = new URLSearchParams()
  if (types?.length) query.set('types', types.join(','))
  if (last) query.set('after', last)
  return fetch(
    new Request(`${baseUrl}/events?${query}`, {
      headers: { ...headers, accept: 'text/event-stream' },
      ...(signal && { signal }),
    })
  )
}
