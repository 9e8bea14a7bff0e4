import { WarehouseSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class Warehouse extends WarehouseSchema {
  @beforeSave()
  static makeSearchable(warehouse: Warehouse) {
    warehouse.searchText = folded(warehouse.name, warehouse.location).slice(0, 600)
  }
}
