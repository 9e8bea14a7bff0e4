import { assetList } from '#assets/asset/asset_list'
import { accessoryList } from '#assets/controllers/accessories_controller'
import { assetModelList } from '#assets/controllers/asset_models_controller'
import { componentList } from '#assets/controllers/components_controller'
import { consumableList } from '#assets/controllers/consumables_controller'
import { licenseList } from '#assets/controllers/licenses_controller'
import { defineExport } from '#core/resources/exportable'

export default function exportAssets() {
  const lists = {
    'assets': assetList,
    'asset-models': assetModelList,
    'licenses': licenseList,
    'accessories': accessoryList,
    'consumables': consumableList,
    'components': componentList,
  }
  for (const [resource, list] of Object.entries(lists))
    defineExport(resource, { scope: 'assets', list })
}
