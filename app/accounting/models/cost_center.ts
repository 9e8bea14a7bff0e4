import { CostCenterSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class CostCenter extends CostCenterSchema {
  @beforeSave()
  static makeSearchable(center: CostCenter) {
    center.searchText = folded(center.code, center.name).slice(0, 300)
  }
}
