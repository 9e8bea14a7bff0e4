import { assetList } from '#assets/asset_list'
import { defineExport } from '#core/exports'

export const exportAssets = () => defineExport('assets', { scope: 'assets', list: assetList })
