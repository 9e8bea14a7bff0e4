import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { storagePath } from '#core/primitives/storage_path'
import { removeAllBytes } from '#files/drive'
import { removeTenant } from '#tenants/actions/remove_tenant'
import Tenant from '#tenants/models/tenant'

/**
 * Removes deleted tenants after their grace period, and dead imports, with their files; errors are
 * thrown after the others were done.
 */
export async function sweepTenants(signal: AbortSignal) {
  const over = await Tenant.query()
    .where('delete_after', '<=', sqlInstant(clock.now())!)
    .orderBy('delete_after')
  const errors: unknown[] = []
  for (const tenant of over) {
    if (signal.aborted) break
    await removeAll(tenant, signal).catch((error) => errors.push(error))
  }
  if (errors.length) throw errors[0]
}

/** Files first and last, as a job may write one meanwhile. */
async function removeAll(tenant: Tenant, signal: AbortSignal) {
  await removeFiles(tenant)
  if (await Current.run({ tenant: null }, () => removeTenant(tenant, signal)))
    await removeFiles(tenant)
}

/** Each kind of file has one folder per tenant. */
async function removeFiles({ publicId }: Tenant) {
  const root = storagePath()
  const kinds = await readdir(root).catch(() => [])
  await removeAllBytes(publicId)
  for (const kind of kinds) await rm(join(root, kind, publicId), { recursive: true, force: true })
}
