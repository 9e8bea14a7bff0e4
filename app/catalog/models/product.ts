import { ProductSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class Product extends ProductSchema {
  @beforeSave()
  static makeSearchable(product: Product) {
    product.searchText = folded(product.name, product.sku, product.barcode).slice(0, 512)
  }
}
