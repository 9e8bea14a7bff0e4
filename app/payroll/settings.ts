/** A company's own values in place of its country's law. */
import { isDeepStrictEqual } from 'node:util'
import { record } from '#core/audit/audit'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows, type DatabaseRow } from '#core/database/query'
import { insertInto, quoted } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import type { Override } from '#payroll/statutory/law'

type Settings = { overrides: Override[]; version: number }

/** For `selects`; `settingsIn` reads the result. */
export const settingsStatement = () =>
  [
    'SELECT overrides, version FROM payroll_settings WHERE tenant_id = ?',
    [Current.tenantId],
  ] as const

/** Companies without settings are at version 0. */
export function settingsIn(found: readonly DatabaseRow[]): Settings {
  const [row] = found
  return row
    ? { overrides: jsonOf(row.overrides) as Override[], version: Number(row.version) }
    : { overrides: [], version: 0 }
}

export const payrollSettings = async () => settingsIn(await rows(...settingsStatement()))

/** Replaces all overrides once `mustBeAt` accepts; used from then on, also for old months. */
export async function changePayrollSettings(
  overrides: Override[] | undefined,
  mustBeAt: (version: number) => void
): Promise<Settings> {
  await execute(
    insertInto('payroll_settings', [
      { tenant_id: Current.tenantId, overrides: '[]', version: 0 },
    ]).replace('INSERT', 'INSERT IGNORE')
  )
  const { overrides: before, version } = settingsIn(
    await rows('SELECT overrides, version FROM payroll_settings WHERE tenant_id = ? FOR UPDATE', [
      Current.tenantId,
    ])
  )
  mustBeAt(version)
  if (!overrides || isDeepStrictEqual(overrides, before)) return { overrides: before, version }

  defer(
    `UPDATE payroll_settings SET overrides = ${quoted(JSON.stringify(overrides))}, version = version + 1 WHERE tenant_id = ${Current.tenantId}`
  )
  record({
    action: 'payroll_settings.updated',
    entity: 'payroll_settings',
    entityId: null,
    before: { overrides: before },
    after: { overrides },
  })
  return { overrides, version: version + 1 }
}
