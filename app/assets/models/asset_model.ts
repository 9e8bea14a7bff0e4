import { AssetModelSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class AssetModel extends AssetModelSchema {
  @beforeSave()
  static makeSearchable(model: AssetModel) {
    model.searchText = folded(model.name, model.manufacturer, model.modelNumber).slice(0, 800)
  }
}
