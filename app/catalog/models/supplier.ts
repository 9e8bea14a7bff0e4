import { SupplierSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { idForms } from '#core/primitives/id_key'
import { folded } from '#core/database/search_text'

export default class Supplier extends SupplierSchema {
  @beforeSave()
  static makeSearchable(supplier: Supplier) {
    supplier.searchText = folded(
      supplier.name,
      ...idForms(supplier.taxId),
      supplier.email,
      supplier.phone
    ).slice(0, 700)
  }
}
