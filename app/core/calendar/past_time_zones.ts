/**
 * Where a company was before it moved to another time zone. Its books keep the days on which things
 * happened; what is known by its instant alone, such as a movement of goods, is of the day that it
 * was where the company was then.
 */
import { clock } from '#core/primitives/clock'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { endOfDay } from '#core/calendar/days'

type Left = { timezone: string; until: string }

/**
 * A time in which a company was in one zone: from an instant on, and before another; the first has
 * no beginning, the last no end.
 */
export type Stay = { timezone: string; from: string | null; until: string | null }

const leftIn = (settings: unknown) =>
  (jsonOf(settings) as { earlierZones?: Left[] } | null)?.earlierZones ?? []

/** More are of nobody who moves: the earliest of them are forgotten. */
const MOST = 100

/** The settings of a company that leaves a zone now. */
export const leaving = (settings: unknown, timezone: string) => ({
  ...(jsonOf(settings) as object | null),
  earlierZones: [...leftIn(settings), { timezone, until: clock.now().toISOString() }].slice(-MOST),
})

/** The settings that somebody has chosen. */
export function chosenIn(settings: unknown): object {
  const { earlierZones, ...chosen } = (jsonOf(settings) ?? {}) as { earlierZones?: Left[] }
  return chosen
}

/** The zone in which the company was when a day ended. */
export const zoneAtEndOf = (day: string, zones: readonly Stay[]) =>
  zones.find(({ timezone, until }) => !until || endOfDay(day, timezone) <= until)!.timezone

/** The zones of the company in context, in order; of most there is one. */
export async function stays(): Promise<Stay[]> {
  const [tenant] = await rows('SELECT settings FROM tenants WHERE id = ?', [Current.tenantId])
  return staysOf(tenant.settings, Current.tenant.timezone)
}

/** The same of a company with these settings that is in `timezone` now. */
export function staysOf(settings: unknown, timezone: string): Stay[] {
  const left = leftIn(settings)
  return [...left, { timezone, until: null }].map((stay, index) => ({
    ...stay,
    from: left[index - 1]?.until ?? null,
  }))
}
