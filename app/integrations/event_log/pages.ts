/** Pages of published events, in their order. */
import { instantOf, jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows, selects, type DatabaseRow, type Statement } from '#core/database/query'
import { oldestId, type Position } from '#integrations/event_log/positions'
import type { Head } from '#integrations/event_log/sequence'

/** An event as `GET /events` answers it, with its sequence number. */
type KeptEvent = { seq: number; shown: EventAnswer }

export type EventAnswer = {
  id: string
  type: string
  createdAt: string
  timestamp: string
  livemode: boolean
  data: Record<string, unknown>
}

/** `end` is the sequence number up to which all was looked at, `endId` its event. */
export type Page = { events: KeptEvent[]; end: number; endId: string | null; hasMore: boolean }

type Asked = Pick<Position, 'after' | 'head'> & {
  limit: number
  /** Undefined for all types. */
  types?: readonly string[]
}

/** Characters of payloads in a page, unless one event has more. */
const MOST_CHARS = 2_000_000

/** Up to this many events, reading and filtering them is faster than one look-up per type. */
const NEAR = 2_000

/** For more types than this, the next events are looked at first. */
const FEW = 10

/** A page is shorter than `limit` where its events are large. */
export async function readPage({ after, head, limit, types }: Asked): Promise<Page> {
  if (after >= head.seq || types?.length === 0)
    return { events: [], end: head.seq, endId: head.id, hasMore: false }

  const keys = await keysAfter({ after, head, limit, types })
  const wanted = fitting(keys, limit)
  const events = wanted.length ? await eventsOf(wanted.map(({ seq }) => seq)) : []
  const hasMore = keys.length > wanted.length
  const last = events.at(-1)
  return {
    events,
    hasMore,
    ...(hasMore ? { end: last!.seq, endId: last!.shown.id } : { end: head.seq, endId: head.id }),
  }
}

type Key = { seq: number; size: number }

/** The keys of one event more than `limit`. */
async function keysAfter(asked: Asked): Promise<Key[]> {
  const { after, head, limit, types } = asked
  const end = after + NEAR
  if (!types || head.seq <= end) return found([keysSql(asked)], limit)

  // Events of many types are often close by, and those of few types far apart.
  const near =
    types.length > FEW && (await found([keysSql({ ...asked, head: { seq: end } })], limit))
  if (near && near.length > limit) return near
  return found(
    types.map((type) => keysSql({ ...asked, types: [type] })),
    limit
  )
}

async function found(statements: readonly Statement[], limit: number): Promise<Key[]> {
  return (await selects(statements))
    .flat()
    .map(({ seq, size }) => ({ seq: Number(seq), size: Number(size) }))
    .sort((a, b) => a.seq - b.seq)
    .slice(0, limit + 1)
}

/** From the beginning, events that are about to be swept are left out. */
function keysSql({
  after,
  head,
  limit,
  types,
}: Omit<Asked, 'head'> & { head: Pick<Head, 'seq'> }): Statement {
  const ofTypes = types ? (types.length === 1 ? ' AND type = ?' : ' AND type IN (?)') : ''
  const sinceKept = after ? '' : ' AND id >= ?'
  return [
    `SELECT seq, LENGTH(payload) AS size
       FROM webhook_messages
       WHERE tenant_id = ?${ofTypes} AND seq > ? AND seq <= ?${sinceKept}
       ORDER BY seq
       LIMIT ${limit + 1}`,
    [
      Current.tenantId,
      ...(types ? [types.length === 1 ? types[0] : types] : []),
      after,
      head.seq,
      ...(after ? [] : [oldestId()]),
    ],
  ]
}

function fitting(keys: readonly Key[], limit: number): Key[] {
  let chars = 0
  const most = keys.findIndex(({ size }, index) => (chars += size) > MOST_CHARS && index > 0)
  return keys.slice(0, most < 0 ? limit : Math.min(most, limit))
}

async function eventsOf(seqs: readonly number[]): Promise<KeptEvent[]> {
  const found = await rows(
    `SELECT seq, ${COLUMNS} FROM webhook_messages WHERE tenant_id = ? AND seq IN (?) ORDER BY seq`,
    [Current.tenantId, seqs]
  )
  return found.map((row) => ({ seq: Number(row.seq), shown: shownOf(row) }))
}

const COLUMNS = 'id, type, payload, created_at AS createdAt'

/** The message of a webhook, with what its headers say. */
const shownOf = ({ id, type, payload, createdAt }: DatabaseRow): EventAnswer => ({
  id,
  type,
  createdAt: instantOf(createdAt)!,
  // Messages of earlier releases have no `livemode`.
  livemode: true,
  ...(jsonOf(payload) as Pick<EventAnswer, 'timestamp' | 'data'>),
})

/** A published event that is still kept. */
export async function findEvent(id: string): Promise<EventAnswer | undefined> {
  const [row] = await rows(
    `SELECT ${COLUMNS} FROM webhook_messages WHERE tenant_id = ? AND id = ? AND id >= ? AND seq IS NOT NULL`,
    [Current.tenantId, id, oldestId()]
  )
  return row && shownOf(row)
}
