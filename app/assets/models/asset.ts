import { AssetSchema } from '#database/schema'
import { beforeCreate, beforeSave } from '@adonisjs/lucid/orm'
import { clock } from '#core/primitives/clock'
import { folded } from '#core/database/search_text'
import type { AssetStatus } from '#assets/asset/asset_lifecycle'
import type { HolderType } from '#assets/custody/holders'

export default class Asset extends AssetSchema {
  declare status: AssetStatus
  declare statusBefore: AssetStatus | null
  declare assignedToType: HolderType | null

  @beforeCreate()
  static startTheAuditClock(asset: Asset) {
    asset.unauditedSince = clock.now().toISOString()
  }

  @beforeSave()
  static makeSearchable(asset: Asset) {
    asset.searchText = folded(asset.name, asset.assetTag, asset.serial).slice(0, 600)
  }
}
