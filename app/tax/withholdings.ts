/**
 * The public module of withholdings. A document asks with `withholdingFields()`, computes by
 * `withholdingsOf`, posts `withholdingPostings` in its entry with the receivable or payable less
 * `withheldTotal`, and writes `writeWithholdingLines` in the same transaction. A void or a new posting
 * takes them back with `takeBackWithholdingLines`; credit notes and returns take `portionsOf`, and
 * payments `withheldByPayment`.
 */
export { withheldTotal } from '#tax/withholdings/engine/asked'
export { withheldByPayment, type WithheldBefore } from '#tax/withholdings/engine/payment_parts'
export { portionsOf, type Returned } from '#tax/withholdings/engine/portions'
export type { DocumentLine } from '#tax/withholdings/engine/types'
export { known as knownWithholdings } from '#tax/withholdings/known'
export {
  askedAfter,
  asksTheSame,
  keptWithholdings,
  NO_WITHHOLDINGS,
  withholdingFields,
  withholdingsIn,
  type AskedWithholdings,
  type KeptWithholding,
  type KeptWithholdings,
} from '#tax/withholdings/lines/asked_withholdings'
export { shownWithholdings } from '#tax/withholdings/lines/shown_withholdings'
export { withholdingPostings } from '#tax/withholdings/lines/withholding_postings'
export {
  takeBackWithholdingLines,
  writeWithholdingLines,
} from '#tax/withholdings/lines/write_withholding_lines'
export { withholdingsOf } from '#tax/withholdings/withholdings_of'
