/** The place in the log from which a caller goes on. */
import { clock } from '#core/primitives/clock'
import { firstIdAt } from '#core/primitives/ids'
import { isUuid } from '#core/input/fields'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { invalid, Refusal } from '#core/errors/refusal'
import { HEAD_SQL, headFrom, type Head } from '#integrations/event_log/sequence'

const DAY_MS = 86_400_000

/** Events can be read for this long. */
export const KEPT_FOR_MS = 30 * DAY_MS

/** `after=latest` begins with the next event. */
const LATEST = 'latest'

/** The lowest id of an event that can be read. */
export const oldestId = () => firstIdAt(clock.now().getTime() - KEPT_FOR_MS)

/** `after` is a sequence number, 0 for the beginning; `afterId` is its event. */
export type Position = { after: number; afterId: string | null; head: Head }

/**
 * Reads `after` of a query, or a `Last-Event-ID`: an event of the company, `latest`, or none for
 * the oldest event. Refuses 410 EVENTS_EXPIRED for one that is no longer kept, 422 for others.
 */
export async function positionAfter(after: string | undefined): Promise<Position> {
  const { tenantId } = Current
  const id = after && isUuid(after) ? after.toLowerCase() : undefined
  const [headRows, [found]] = await selects([
    [HEAD_SQL, [tenantId]],
    [
      'SELECT seq FROM webhook_messages WHERE tenant_id = ? AND id = ? AND seq IS NOT NULL',
      [tenantId, id ?? ''],
    ],
  ])
  const head = headFrom(headRows)
  if (!after) return { after: 0, afterId: null, head }
  if (after === LATEST) return { after: head.seq, afterId: head.id, head }

  // Nothing follows the last event, so that its age does not matter.
  if (found && (id! >= oldestId() || Number(found.seq) === head.seq))
    return { after: Number(found.seq), afterId: id!, head }
  if (id && isExpired(id)) throw expired()
  throw invalid(
    'after',
    'NOT_FOUND',
    'after must be the id of an event of this company, or `latest`'
  )
}

/** Ids are UUIDv7, which begin with their time (RFC 9562). */
const isExpired = (id: string) => id[14] === '7' && id < oldestId()

const expired = () =>
  new Refusal(
    410,
    'EVENTS_EXPIRED',
    'Events are kept for 30 days, and this one is older: take a new copy of the lists, then read ' +
      'with after=latest'
  )
