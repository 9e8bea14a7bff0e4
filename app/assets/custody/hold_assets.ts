/**
 * Many assets in one transaction, such as those of a file: what they refer to is held, and their
 * tags are taken, for all at once.
 */
import { keepForAssets } from '#assets/custody/held_assets'
import { knownReferences } from '#assets/asset/named_records'
import { foreignBlocks, nextTags } from '#assets/tags/tags'
import type { NewAsset } from '#assets/validators/asset'

/**
 * Whoever makes the assets then sends nothing but their rows. There is nothing to write down
 * afterwards.
 */
export async function holdAssets(assets: readonly NewAsset[]): Promise<() => Promise<void>> {
  const given = assets.flatMap(({ assetTag }) => assetTag ?? [])
  const known = await knownReferences(assets)
  const foreign = await foreignBlocks(given)
  keepForAssets({
    ...known,
    foreign,
    tags: given.length < assets.length ? await nextTags(assets.length - given.length) : [],
  })
  return async () => {}
}
