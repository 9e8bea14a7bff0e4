/** Targets of open tickets that were missed in the last week. Older ones are not announced. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import type { Deadline } from '#core/jobs/announce_deadlines'

const WEEK_MS = 7 * 86_400_000

const missed = { table: 'tickets', event: 'ticket.target_missed', id: 'ticketId' }

const OPEN = "live = 1 AND status IN ('OPEN', 'IN_PROGRESS')"

function window() {
  const now = clock.now().getTime()
  return { from: sqlInstant(new Date(now - WEEK_MS))!, until: sqlInstant(new Date(now - 1))! }
}

export const missedResponses: Deadline = {
  ...missed,
  column: 'first_response_due_at',
  announcedFor: 'response_missed_for',
  where: `${OPEN} AND first_response_at IS NULL`,
  also: { target: 'FIRST_RESPONSE' },
  window,
}

export const missedResolutions: Deadline = {
  ...missed,
  column: 'resolution_due_at',
  announcedFor: 'resolution_missed_for',
  where: OPEN,
  also: { target: 'RESOLUTION' },
  window,
}
