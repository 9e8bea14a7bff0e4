import { TaxSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { searchTextOf } from '#tax/catalog/search_text'

export default class Tax extends TaxSchema {
  @beforeSave()
  static makeSearchable(tax: Tax) {
    tax.searchText = searchTextOf(tax)
  }
}
