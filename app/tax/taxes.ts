/**
 * The public module of taxes. A document resolves the taxes of each line (`resolveTaxes`), computes
 * it (`taxedAmounts`), and posts `taxPostings` beside `writeTaxLines` in one transaction.
 */
export { taxCatalog } from '#tax/catalog/tax_catalog'
export { withDocumentDiscount, type DocumentDiscount } from '#tax/computation/document_discount'
export { keptTaxes, lineTaxesOf, vatRateOf } from '#tax/computation/kept_taxes'
export {
  isPercentage,
  taxedAmounts,
  type LineAmounts,
  type LineTax,
  type ResolvedTax,
} from '#tax/computation/line_taxes'
export { differenceOf, portionOfLine } from '#tax/computation/portions'
export { SHOWN_TAXES, shownTaxes, taxesOfDocument } from '#tax/computation/shown_taxes'
export { documentTaxes, withTaxes } from '#tax/computation/with_taxes'
export {
  askedDiscount,
  discountIn,
  documentDiscount,
  keptDiscount,
  mustNameDiscount,
  shownDiscount,
  type AskedDiscount,
} from '#tax/lines/asked_discount'
export { codesOfTaxes, lineTaxFields, type AskedTax } from '#tax/lines/asked_taxes'
export { withPrintedTaxes } from '#tax/lines/printed_taxes'
export { takeBackTaxLines, taxLinesStatement } from '#tax/lines/take_back_tax_lines'
export { costTaxOf, taxPostings } from '#tax/lines/tax_postings'
export {
  writeTaxLines,
  type DocumentLine,
  type DocumentType,
  type TaxedDocument,
} from '#tax/lines/write_tax_lines'
export { purchaseTaxes } from '#tax/resolution/purchase_taxes'
export { pricesIncludeTax } from '#tax/resolution/prices_include_tax'
export {
  resolveTaxes,
  taxedProduct,
  type AskedTaxes,
  type TaxedProduct,
} from '#tax/resolution/resolve_taxes'
