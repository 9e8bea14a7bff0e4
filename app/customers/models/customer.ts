import { CustomerSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { idForms } from '#core/primitives/id_key'
import { folded } from '#core/database/search_text'

export default class Customer extends CustomerSchema {
  @beforeSave()
  static makeSearchable(customer: Customer) {
    customer.searchText = folded(
      customer.name,
      ...idForms(customer.taxId),
      customer.email,
      customer.phone
    ).slice(0, 700)
  }
}
