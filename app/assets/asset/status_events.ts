/** Another status is told once for each thing that is done to an asset, whoever does it. */
import { announce } from '#core/jobs/outbox'
import type Asset from '#assets/models/asset'

/**
 * Does `work` on a locked asset and announces `asset.status_changed`, with what it was and what it
 * is; where that is the same in the end, `asset.updated`, if it was another meanwhile.
 */
export async function tellingStatus<T>(asset: Asset, work: () => Promise<T>): Promise<T> {
  const { status: from, version } = asset
  const done = await work()

  if (asset.status !== from)
    await announce('asset.status_changed', { assetId: asset.id, from, to: asset.status })
  else if (asset.version !== version) await announce('asset.updated', { assetId: asset.id })
  return done
}
