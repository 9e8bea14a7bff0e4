import { AccessorySchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class Accessory extends AccessorySchema {
  get available() {
    return this.quantity - this.assigned
  }

  @beforeSave()
  static makeSearchable(accessory: Accessory) {
    accessory.searchText = folded(accessory.name).slice(0, 300)
  }
}
