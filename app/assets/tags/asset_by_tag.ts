/** Finds the asset of a printed tag. */
import { code } from '#core/input/fields'
import { does } from '#core/endpoints/operations'
import { notFound } from '#core/errors/refusal'
import { validator } from '#core/input/validation'
import Asset from '#assets/models/asset'
import { TAG_EXAMPLE } from '#assets/tags/tags'
import { assetTransformer } from '#assets/transformers/asset_transformer'

const input = validator({
  assetTag: code(24).meta({
    examples: [TAG_EXAMPLE],
    description: 'The whole tag, as it is printed on the label.',
  }),
})

export const assetByTag = does(
  { input, record: assetTransformer, summary: 'Read the asset with a tag' },
  async ({ assetTag }) => {
    const asset = await Asset.query()
      .where('asset_tag', assetTag.toUpperCase())
      .where('live', 1)
      .first()
    if (!asset) throw notFound()
    return asset
  }
)
