import { defineTransformer, out } from '#core/resources/transformer'
import { MODEL_TYPES } from '#assets/validators/asset_model'

export const assetModelTransformer = defineTransformer('AssetModel', 'asset_models', {
  id: out.id(),
  name: out.text({ example: 'ThinkPad T14 Gen 5' }),
  categoryId: out.orNull(out.id({ description: 'Of type ASSET' })),
  modelType: out.choice(MODEL_TYPES),
  manufacturer: out.orNull(out.text({ example: 'Lenovo' })),
  modelNumber: out.orNull(out.text({ example: '21ML003MUS' })),
  notes: out.orNull(out.text()),
  usefulLifeMonths: out.orNull(
    out.whole({
      description: 'Over which its assets lose their value; without it they are not depreciated',
      example: 36,
    })
  ),
  salvageValue: out.orNull(
    out.number({ description: 'What an asset is still worth at the end of its useful life' })
  ),
})
