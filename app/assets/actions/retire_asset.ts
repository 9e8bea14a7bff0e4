import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { addHistoryLine } from '#assets/asset/history'
import type Asset from '#assets/models/asset'
import { release } from '#assets/custody/release'

/** Uses that block a deletion. Writers of these rows lock the asset too. */
const USES = {
  'Other assets are assigned to it':
    "assets WHERE live = 1 AND assigned_to_type = 'ASSET' AND assigned_to_id = ?",
  'There are components in it': 'components WHERE allocated_to_asset_id = ?',
  'It has accessories': 'accessory_assignments WHERE asset_id = ?',
  'It has seats of licenses': 'license_seats WHERE asset_id = ?',
  'A maintenance of it is open': "maintenances WHERE status = 'OPEN' AND asset_id = ?",
}

/** Runs before a deletion: 409 IN_USE, and an assignment ends. Announces `asset.deleted`. */
export async function retire(asset: Asset) {
  const found = await selects(
    Object.values(USES).map(
      (use) =>
        [`SELECT 1 FROM ${use} AND tenant_id = ? LIMIT 1`, [asset.id, Current.tenantId]] as const
    )
  )
  const first = found.findIndex(({ length }) => length)
  if (first >= 0) throw conflict('IN_USE', Object.keys(USES)[first])

  if (asset.assignedToId) await release(asset, { note: 'The asset was deleted' })
  addHistoryLine(asset, { action: 'deleted' })
  await announce('asset.deleted', { assetId: asset.id })
}
