import { ComponentSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class Component extends ComponentSchema {
  @beforeSave()
  static makeSearchable(component: Component) {
    component.searchText = folded(component.name, component.serial).slice(0, 600)
  }
}
