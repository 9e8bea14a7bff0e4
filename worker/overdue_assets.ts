/** The job that finds overdue assets, company by company. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { announceOverdue } from '#assets/overdue'
import { eachTenant } from '#worker/job'

export async function announceOverdueAssets(signal: AbortSignal) {
  const tenants = await Current.acrossTenants('look for overdue assets in every company', () =>
    rows('SELECT id FROM tenants WHERE id <> ? ORDER BY id', [PLATFORM.id])
  )
  await eachTenant(
    tenants.map(({ id }) => id as number),
    signal,
    () => announceOverdue(signal)
  )
}
