/**
 * When a ticket has to be answered and resolved, by its priority and in business hours. The clock
 * of the resolution stands still while the ticket is resolved or closed, and goes on where it was
 * when somebody opens it again.
 */
import { Current } from '#core/context/current'
import { companySettings, type Settings } from '#tenants/settings'
import { afterBusinessMinutes, businessMinutesBetween } from '#support/targets/business_time'
import type Ticket from '#support/models/ticket'
import type { Priority } from '#support/targets/priorities'

type Clock = Pick<Ticket, 'runningSince' | 'minutesUsed'>

/** The deadlines of a ticket, which may be about to be `created`. */
export async function deadlinesOf(
  { priority, runningSince, minutesUsed }: Clock & { priority: Priority },
  { createdAt }: { createdAt: string }
) {
  const { ticketTargets, businessHours } = await companySettings()
  const { firstResponse, resolution } = ticketTargets[priority]
  const after = (start: string, minutes: number) =>
    afterBusinessMinutes(start, minutes, businessHours, Current.tenant.timezone)

  return {
    firstResponseDueAt: after(createdAt, firstResponse),
    ...(runningSince && {
      resolutionDueAt: after(runningSince, Math.max(resolution - minutesUsed, 0)),
    }),
  }
}

/** The clock stops at `now`. */
export function stopped(
  { runningSince, minutesUsed }: Clock,
  now: string,
  { businessHours }: Settings
): Clock {
  const more = runningSince
    ? businessMinutesBetween(runningSince, now, businessHours, Current.tenant.timezone)
    : 0
  return { runningSince: null, minutesUsed: minutesUsed + more }
}
