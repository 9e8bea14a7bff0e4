/** Invariants of taxes and withholdings, each one snapshot. */
import { defineInvariant } from '#accounting/integrity'
import { taxLinesArePosted } from '#tax/lines/tax_lines_are_posted'
import { withholdingsArePosted } from '#tax/withholdings/lines/withholdings_are_posted'

export default function defineTaxInvariants() {
  defineInvariant('tax lines = their accounts', taxLinesArePosted)
  defineInvariant('withholding lines = their accounts', withholdingsArePosted)
}
