/**
 * The end of a company's log as this process knows it, shared by its streams: they wait for it
 * together, and read the same new events once.
 */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { onSignal } from '#core/redis/broadcast'
import { readPage, type Page } from '#integrations/event_log/pages'
import { idAt, type Head } from '#integrations/event_log/sequence'
import { PUBLISHED } from '#integrations/event_log/signals'

/** One statement for all companies with streams; it finds what no signal told. */
const POLL_MS = 2_000

/** How long a page is shared, and how many events it has. */
const SHARED_MS = 1_000
const AT_ONCE = 50

/** Streams that are further behind read their own types alone. */
const NEAR = 1_000

const feeds = new Map<number, Feed>()
let polling: NodeJS.Timeout | undefined

export class Feed {
  #streams = 0
  #waiting = new Set<() => void>()
  #pages = new Map<number, Promise<Page>>()

  private constructor(
    readonly tenantId: number,
    private head: number
  ) {}

  /** The feed of the current company, which ends with its last stream. */
  static join({ seq }: Head): Feed {
    const { tenantId } = Current
    const feed = feeds.get(tenantId) ?? new Feed(tenantId, seq)
    feeds.set(tenantId, feed)
    feed.#streams++
    feed.advance(seq)
    polling ??= setInterval(poll, POLL_MS).unref()
    return feed
  }

  leave() {
    if (--this.#streams) return
    feeds.delete(this.tenantId)
    if (feeds.size) return
    clearInterval(polling)
    polling = undefined
  }

  advance(seq: number) {
    if (seq <= this.head) return
    this.head = seq
    for (const wake of this.#waiting) wake()
  }

  /** True once there are events after `position`; false after `ms`, or when the signal aborts. */
  async hasMoreThan(position: number, ms: number, signal: AbortSignal): Promise<boolean> {
    if (this.head > position) return true
    if (signal.aborted) return false
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.#waiting.add(done)
      signal.addEventListener('abort', done)
    })
    return this.head > position
  }

  /** The events after `position`; near the end of all types, from a page that streams share. */
  read(position: number, types: readonly string[] | undefined): Promise<Page> {
    const asked = { after: position, head: { seq: this.head, id: null }, limit: AT_ONCE }
    if (types && this.head - position > NEAR) return withEnd(readPage({ ...asked, types }))

    const known = this.#pages.get(position)
    if (known) return known
    const page = withEnd(readPage(asked))
    this.#pages.set(position, page)
    const forget = () => void this.#pages.delete(position)
    page.catch(forget)
    setTimeout(forget, SHARED_MS).unref()
    return page
  }
}

/** A feed knows the number of its head, and not the id. */
async function withEnd(read: Promise<Page>): Promise<Page> {
  const page = await read
  const last = page.events.at(-1)
  const endId = page.endId ?? (last?.seq === page.end ? last.shown.id : await idAt(page.end))
  return { ...page, endId }
}

onSignal(PUBLISHED, (message) => {
  const [tenantId, seq] = message.split(':').map(Number)
  feeds.get(tenantId)?.advance(seq)
})

async function poll() {
  const found = await Current.acrossTenants('find new events of streams', () =>
    rows('SELECT tenant_id AS tenantId, last FROM event_sequences WHERE tenant_id IN (?)', [
      [...feeds.keys()],
    ])
  ).catch(() => [])
  for (const { tenantId, last } of found) feeds.get(tenantId)?.advance(Number(last))
}
