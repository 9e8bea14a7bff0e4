/**
 * The daily job that posts depreciation in companies with automatic posting. Errors of one company
 * do not stop others.
 */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { postDepreciation } from '#assets/actions/post_depreciation'
import { settingsIn } from '#tenants/settings'
import { eachTenant } from '#worker/job'

export async function postDepreciations(signal: AbortSignal) {
  const tenants = await Current.acrossTenants('find the companies that post depreciation', () =>
    rows('SELECT id, settings FROM tenants WHERE id <> ? ORDER BY id', [PLATFORM.id])
  )
  const wanting = tenants
    .filter((tenant) => settingsIn(tenant).assetDepreciationFrom)
    .map(({ id }) => id as number)
  await eachTenant(wanting, signal, () => postDepreciation(signal))
}
