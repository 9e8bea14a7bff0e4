/** Customers with something due, in parts that are read and reminded together. */
import { dayWithin } from '#core/calendar/days'
import { activeLevels } from '#reminders/due/levels'
import { customersWithDues } from '#reminders/due/open_instalments'

/** Of a part; a customer with more instalments is a part alone. */
const MOST_INSTALMENTS = 1_000
const MOST_CUSTOMERS = 100

/** Ids by name. Without active levels there are none. */
export async function customersDue(asOf: string): Promise<string[][]> {
  const [lowest] = await activeLevels()
  if (!lowest) return []

  const parts: string[][] = []
  let room = 0
  for (const { id, many } of await customersWithDues(reachedBy(asOf, lowest))) {
    if (room < many || parts.at(-1)!.length >= MOST_CUSTOMERS) {
      parts.push([])
      room = MOST_INSTALMENTS
    }
    parts.at(-1)!.push(id)
    room -= many
  }
  return parts
}

/** Instalments that have reached the lowest level. */
export const reachedBy = (asOf: string, lowest: { afterDays: number }) => ({
  through: dayWithin(asOf, -lowest.afterDays),
  asOf,
})
