/** Contracts whose last day is within 30 days. */
import { addDays, todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import type { Deadline } from '#core/jobs/announce_deadlines'

const AHEAD_DAYS = 30

export const endingContracts: Deadline = {
  table: 'contracts',
  column: 'end_date',
  announcedFor: 'ending_announced_for',
  where: 'is_active = 1',
  event: 'contract.ending',
  id: 'contractId',
  window() {
    const today = todayIn(Current.tenant.timezone)
    return { from: today, until: addDays(today, AHEAD_DAYS) }
  },
}
