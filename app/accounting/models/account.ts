import { AccountSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class Account extends AccountSchema {
  @beforeSave()
  static makeSearchable(account: Account) {
    account.searchText = folded(account.code, account.name).slice(0, 300)
  }
}
