/** One status event per operation, also when it sets the status several times. */
import { announce } from '#core/jobs/outbox'
import type Asset from '#assets/models/asset'

/** Announces `asset.status_changed` after `work`, or `asset.updated` if only the rest changed. */
export async function announcingStatus<T>(asset: Asset, work: () => Promise<T>): Promise<T> {
  const { status: from, version } = asset
  const done = await work()

  if (asset.status !== from)
    await announce('asset.status_changed', { assetId: asset.id, from, to: asset.status })
  else if (asset.version !== version) await announce('asset.updated', { assetId: asset.id })
  return done
}
