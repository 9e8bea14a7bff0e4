import { CategorySchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class Category extends CategorySchema {
  @beforeSave()
  static makeSearchable(category: Category) {
    category.searchText = folded(category.name).slice(0, 300)
  }
}
