/**
 * Earlier time zones of a company. An instant, such as that of a stock movement, belongs to the day
 * in the zone of that time.
 */
import { clock } from '#core/primitives/clock'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { endOfDay } from '#core/calendar/days'

type Left = { timezone: string; until: string }

/** A period in one zone; the first has no begin, the last no end. */
export type Stay = { timezone: string; from: string | null; until: string | null }

const leftIn = (settings: unknown) =>
  (jsonOf(settings) as { earlierZones?: Left[] } | null)?.earlierZones ?? []

/** Further ones are not plausible: the earliest are dropped. */
const MOST = 100

/** Settings of a company that leaves a zone now. */
export const leaving = (settings: unknown, timezone: string) => ({
  ...(jsonOf(settings) as object | null),
  earlierZones: [...leftIn(settings), { timezone, until: clock.now().toISOString() }].slice(-MOST),
})

/** Settings without those of the system. */
export function chosenIn(settings: unknown): object {
  const { earlierZones, ...chosen } = (jsonOf(settings) ?? {}) as { earlierZones?: Left[] }
  return chosen
}

/** The zone of the company when a day ended. */
export const zoneAtEndOf = (day: string, zones: readonly Stay[]) =>
  zones.find(({ timezone, until }) => !until || endOfDay(day, timezone) <= until)!.timezone

/** The zones of the current company, in order. */
export async function stays(): Promise<Stay[]> {
  const [tenant] = await rows('SELECT settings FROM tenants WHERE id = ?', [Current.tenantId])
  return staysOf(tenant.settings, Current.tenant.timezone)
}

/** The zones of a company with these settings that is in `timezone` now. */
export function staysOf(settings: unknown, timezone: string): Stay[] {
  const left = leftIn(settings)
  return [...left, { timezone, until: null }].map((stay, index) => ({
    ...stay,
    from: left[index - 1]?.until ?? null,
  }))
}
