/** Removes tenants whose days of grace are over, with their files, by schedule. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { storagePath } from '#core/primitives/storage_path'
import { removeTenant } from '#tenants/actions/remove_tenant'
import Tenant from '#tenants/models/tenant'

/**
 * Deleted ones after their days of grace, and what imports have left that died. Goes on where it
 * was stopped. What fails for one, such as a job that still writes, is thrown when all had their
 * turn.
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

/** Files first and last: a job may have written one meanwhile. */
async function removeAll(tenant: Tenant, signal: AbortSignal) {
  await removeFiles(tenant)
  if (await Current.run({ tenant: null }, () => removeTenant(tenant, signal)))
    await removeFiles(tenant)
}

/** Under each kind of files there is one folder a tenant. */
async function removeFiles({ publicId }: Tenant) {
  const root = storagePath()
  const kinds = await readdir(root).catch(() => [])
  for (const kind of kinds) await rm(join(root, kind, publicId), { recursive: true, force: true })
}
