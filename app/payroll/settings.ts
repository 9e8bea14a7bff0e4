/** What a company has set for itself instead of the law of its country. */
import { record } from '#core/audit'
import { jsonOf } from '#core/columns'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { insertInto } from '#core/sql'
import type { Override } from '#payroll/statutory/law'

type Settings = { overrides: Override[]; version: number }

/** For `selects`; `settingsIn` reads what it answers. */
export const settingsStatement = () => ['SELECT overrides, version FROM payroll_settings WHERE tenant_id = ?', [Current.tenantId]] as const

export function settingsIn(found: readonly Record<string, any>[]): Settings {
  const [row] = found
  return row ? { overrides: jsonOf(row.overrides) as Override[], version: Number(row.version) } : { overrides: [], version: 0 }
}

export const payrollSettings = async () => settingsIn(await rows(...settingsStatement()))

/** Replaces all of them. Runs that are computed from now on go by it, also those of old months from a day on that they lie behind. */
export async function changePayrollSettings(overrides: Override[]): Promise<Settings> {
  const { overrides: before, version } = settingsIn(await rows('SELECT overrides, version FROM payroll_settings WHERE tenant_id = ? FOR UPDATE', [Current.tenantId]))

  Current.unit!.defer(
    `${insertInto('payroll_settings', [{ tenant_id: Current.tenantId, overrides: JSON.stringify(overrides), version: 1 }])} ON DUPLICATE KEY UPDATE overrides = VALUES(overrides), version = version + 1`
  )
  record({ action: 'payroll_settings.updated', entity: 'payroll_settings', entityId: null, before: { overrides: before }, after: { overrides } })
  return { overrides, version: version + 1 }
}
