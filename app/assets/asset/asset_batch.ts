/** Creates many assets in one transaction; references are read and tags taken together. */
import type { Batch } from '#core/resources/importable'
import { createAsset } from '#assets/actions/create_asset'
import { knownReferences } from '#assets/asset/named_records'
import { foreignBlocks, nextTags } from '#assets/tags/tags'
import type { NewAsset } from '#assets/validators/asset'

/** After this, creating an asset sends only the statements of its rows. */
export async function batchAssets(assets: readonly NewAsset[]): Promise<Batch> {
  const given = assets.flatMap(({ assetTag }) => assetTag ?? [])
  const references = await knownReferences(assets)
  const foreign = await foreignBlocks(given)
  const tags = given.length < assets.length ? await nextTags(assets.length - given.length) : []

  return {
    make: (asset: NewAsset) => createAsset(asset, { references, foreign, tags }),
    finish: async () => {},
  }
}
