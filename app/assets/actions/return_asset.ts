import { cannot } from '#assets/asset/asset_lifecycle'
import { lockAsset } from '#assets/asset/lock_asset'
import { openMaintenance } from '#assets/maintenance/maintenance'
import { hasOpenMaintenance } from '#assets/maintenance/maintenance_effects'
import type Asset from '#assets/models/asset'
import { release } from '#assets/custody/release'
import type { Return } from '#assets/validators/asset'

/**
 * Takes an asset back and stores it. An open maintenance keeps it IN_MAINTENANCE; DAMAGED opens a
 * new one, LOST becomes its status.
 */
export async function returnAsset(id: string, { condition, notes }: Return): Promise<Asset> {
  const asset = await lockAsset(id)
  if (!asset.assignedToId) throw cannot(asset, 'NOT_ASSIGNED', 'Nobody has this asset')

  const note = [condition, notes].filter(Boolean).join(': ')
  if (condition === 'LOST')
    await release(asset, { to: { status: 'LOST', statusBefore: null }, note })
  else if (await hasOpenMaintenance(asset))
    await release(asset, { to: { status: 'IN_MAINTENANCE', statusBefore: 'STORED' }, note })
  else await release(asset, { to: { status: 'STORED', statusBefore: null }, note })

  if (condition === 'DAMAGED') await openMaintenance(asset, { type: 'CORRECTIVO', notes })
  return asset
}
