import { LicenseSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'

export default class License extends LicenseSchema {
  get available() {
    return this.seats - this.taken
  }

  @beforeSave()
  static makeSearchable(license: License) {
    license.searchText = folded(license.name).slice(0, 300)
  }
}
