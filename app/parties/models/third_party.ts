import { ThirdPartySchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'
import { nameOf } from '#parties/identity/names'

export default class ThirdParty extends ThirdPartySchema {
  @beforeSave()
  static makeSearchable(party: ThirdParty) {
    party.name = nameOf(party)
    party.searchText = folded(
      party.name,
      party.documentNumber + (party.dv ?? ''),
      party.legalName === party.name ? null : party.legalName,
      party.tradeName,
      party.email
    ).slice(0, 1000)
  }
}
