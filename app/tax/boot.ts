import { nameTaxAccountsBy } from '#accounting/tax_accounts'
import { checkProductsBy } from '#catalog/product_rules'
import { checkConceptsBy } from '#catalog/withholding_concepts'
import { taxesOfProducts } from '#tax/products/taxes_of_products'
import { ownAccountsOfTaxes } from '#tax/reports/own_accounts_of_taxes'
import { conceptsOfProducts, isConcept } from '#tax/withholdings/concepts/concepts_of_products'

export default () => {
  checkProductsBy(taxesOfProducts)
  checkProductsBy(conceptsOfProducts)
  checkConceptsBy(isConcept)
  nameTaxAccountsBy(ownAccountsOfTaxes)
}
