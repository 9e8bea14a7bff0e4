import { UserSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class User extends UserSchema {
  @beforeSave()
  static makeSearchable(user: User) {
    user.searchText = folded(user.name, user.email).slice(0, 600)
  }
}
