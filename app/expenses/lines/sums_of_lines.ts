/** Checks that `amount` and `taxes` of an expense equal the sums of its lines. */
import type Big from 'big.js'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { invalid } from '#core/errors/refusal'
import { shownAmount } from '#core/money/amounts'
import type { AskedTax } from '#tax/taxes'
import { totalsOf, type ExpenseLine } from '#expenses/lines/lines'

const TOO_LARGE = 1e13

/** 422 TOO_LARGE, CONTRADICTION on `amount`. */
export function mustBeTotal(amount: Big | null | undefined, lines: readonly ExpenseLine[]) {
  const total = totalsOf(lines).amount
  if (total.gte(TOO_LARGE))
    throw new ValidationFailed([
      fieldError(['lines'], 'TOO_LARGE', 'The total must be below 10,000,000,000,000'),
    ])
  if (amount && !amount.eq(total))
    throw invalid(
      'amount',
      'CONTRADICTION',
      `amount is ${shownAmount(amount)}, and the total of lines is ${shownAmount(total)}: leave amount out`
    )
}

/** 422 CONTRADICTION unless `taxes` are those of the lines, as an answer shows them. */
export function mustBeTaxes(
  taxes: readonly AskedTax[] | null | undefined,
  lines: readonly ExpenseLine[]
) {
  if (!taxes) return
  const ofLines = lines.flatMap(({ amounts }) => amounts.taxes)
  const isOfLines = ({ taxId, code }: AskedTax) =>
    ofLines.some((tax) => (taxId ? tax.taxId === taxId : isSame(tax.code, code)))
  const isNamed = (tax: { taxId: string | null; code: string | null }) =>
    taxes.some(({ taxId, code }) => (taxId ? tax.taxId === taxId : isSame(tax.code, code)))
  if (taxes.every(isOfLines) && ofLines.every(isNamed)) return

  throw invalid('taxes', 'CONTRADICTION', 'Lines name their own taxes: leave taxes beside them out')
}

const isSame = (code: string | null, asked: string | null | undefined) =>
  (code ?? '').toLowerCase() === (asked ?? '').toLowerCase()
