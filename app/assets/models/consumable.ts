import { ConsumableSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class Consumable extends ConsumableSchema {
  get available() {
    return this.quantity - this.delivered
  }

  @beforeSave()
  static makeSearchable(consumable: Consumable) {
    consumable.searchText = folded(consumable.name).slice(0, 300)
  }
}
