/** The text of a stream of events, by the rules of Server-Sent Events (WHATWG HTML, 9.2). */
import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import type { Feed } from '#integrations/event_log/feed'
import type { EventAnswer } from '#integrations/event_log/pages'

/** Proxies end a connection that is silent for a minute or so. */
const HEARTBEAT_MS = 15_000

/** How long a client waits before it connects again. */
const RETRY_MS = 3_000

/** Delay after a failed read. */
const AWAY_MS = 2_000

/** An id without data moves the client's `Last-Event-ID`, and is no message (WHATWG HTML, 9.2.6). */
const placeOf = (id: string | null) => (id ? `id: ${id}\n` : '')

/** JSON has no line breaks, so that a message has one line of data. */
const frameOf = (event: EventAnswer) =>
  `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

type Asked = {
  feed: Feed
  position: number
  /** The event at `position`. */
  id: string | null
  /** The types that the caller wants and may read at the moment; undefined for all. */
  types: () => readonly string[] | undefined
  /** Called whenever the reader has taken what it got. */
  moved: () => void
  signal: AbortSignal
}

/** One frame per event. A slow reader asks for the next one later, so that nothing piles up. */
export async function* framesOf(asked: Asked): AsyncGenerator<string> {
  const { feed, signal, moved, types } = asked
  let { position, id } = asked
  let [told, toldAt] = [id, Date.now()]
  const heartbeat = () => {
    const place = id === told ? '' : placeOf(id)
    ;[told, toldAt] = [id, Date.now()]
    return `: heartbeat\n${place}\n`
  }
  yield `retry: ${RETRY_MS}\n\n`
  if (id) yield `${placeOf(id)}\n`

  while (!signal.aborted) {
    moved()
    if (!(await feed.hasMoreThan(position, HEARTBEAT_MS, signal))) {
      if (!signal.aborted) yield heartbeat()
      continue
    }
    const page = await feed.read(position, types()).catch(noted)
    if (!page) {
      yield heartbeat()
      await sleep(AWAY_MS, undefined, { signal }).catch(() => {})
      continue
    }
    for (const { shown } of page.events) {
      if (signal.aborted) return
      if (!(types()?.includes(shown.type) ?? true)) continue
      yield frameOf(shown)
      ;[told, toldAt] = [shown.id, Date.now()]
      moved()
    }
    ;[position, id] = [page.end, page.endId ?? told]
    // Between events of other types, a stream would be silent and fall behind.
    if (Date.now() - toldAt >= HEARTBEAT_MS) yield heartbeat()
  }
}

/** The stream goes on, because a client would not come back after a 503. */
function noted(error: unknown) {
  logger.warn({ err: error }, 'A stream of events waits for the database')
}
