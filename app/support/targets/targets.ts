/**
 * Deadlines of tickets by priority, in business hours. The resolution clock stops while a ticket is
 * resolved or closed, and continues after reopening.
 */
import { Current } from '#core/context/current'
import { companySettings, type Settings } from '#tenants/settings'
import { afterBusinessMinutes, businessMinutesBetween } from '#support/targets/business_time'
import type Ticket from '#support/models/ticket'
import type { Priority } from '#support/targets/priorities'

type Clock = Pick<Ticket, 'runningSince' | 'minutesUsed'>

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
