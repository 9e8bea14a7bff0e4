/** Planned departures: a row per locked employee until the day is over or cancelled. */
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'

/** A shortened contract, with its end before and since. */
export type CutShort = { contractId: string; before: string | null; since: string }

/** `lastDay` is the last under contract (`YYYY-MM-DD`). */
export type Departure = { lastDay: string; ends: CutShort[] }

export async function departureOf(employeeId: string): Promise<Departure | undefined> {
  const [found] = await rows(
    'SELECT last_day AS lastDay, ends FROM departures WHERE tenant_id = ? AND employee_id = ?',
    [Current.tenantId, employeeId]
  )
  return found && { lastDay: found.lastDay, ends: jsonOf(found.ends) as CutShort[] }
}

export function keepDeparture(employeeId: string, { lastDay, ends }: Departure) {
  const row = {
    tenant_id: Current.tenantId,
    employee_id: employeeId,
    last_day: lastDay,
    ends: JSON.stringify(ends),
  }
  defer(
    `${insertInto('departures', [row])} ON DUPLICATE KEY UPDATE last_day = VALUES(last_day), ends = VALUES(ends)`
  )
}

export const forgetDeparture = (employeeId: string) =>
  execute('DELETE FROM departures WHERE tenant_id = ? AND employee_id = ?', [
    Current.tenantId,
    employeeId,
  ])
