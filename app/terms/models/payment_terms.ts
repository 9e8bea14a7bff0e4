import { PaymentTermSchema } from '#database/schema'
import { beforeSave } from '@adonisjs/lucid/orm'
import { folded } from '#core/database/search_text'
import type { TaxTreatment, TermsLine } from '#terms/computation/terms'

export default class PaymentTerms extends PaymentTermSchema {
  static table = 'payment_terms'

  declare lines: TermsLine[]
  declare taxTreatment: TaxTreatment

  @beforeSave()
  static makeSearchable(terms: PaymentTerms) {
    terms.searchText = folded(terms.name).slice(0, 300)
  }
}
