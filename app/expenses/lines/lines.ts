/** Lines of expenses: storage. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { deferInsert } from '#core/database/transaction/writes'
import { sum } from '#core/primitives/decimal'
import { costTaxOf, keptTaxes, vatRateOf, type LineAmounts } from '#tax/taxes'
import type { Nature } from '#expenses/lines/natures'

/** `amounts.subtotal` is the net amount; lines have no discount. */
export type ExpenseLine = {
  id: string
  categoryId: string | null
  accountId: string
  costCenterId: string | null
  description: string | null
  nature: Nature
  /** Units of taxes by unit. */
  quantity: Big
  /** True if the amount was said with its taxes. */
  priceIncludesTax: boolean
  amounts: LineAmounts
}

/** The rate of the line's VAT, a percentage. */
export const taxRateOf = ({ amounts }: ExpenseLine): Big => vatRateOf(amounts.taxes)

/** The net amount, with the tax that is not deductible. */
export const costOf = ({ amounts }: ExpenseLine): Big => amounts.subtotal.plus(costTaxOf(amounts))

export function totalsOf(lines: readonly ExpenseLine[]) {
  return {
    subtotal: sum(lines.map(({ amounts }) => amounts.subtotal)),
    taxTotal: sum(lines.map(({ amounts }) => amounts.tax)),
    amount: sum(lines.map(({ amounts }) => amounts.total)),
  }
}

/** Deferred: the rows are written with the expense. */
export function writeLines(expenseId: string, lines: readonly ExpenseLine[]) {
  deferInsert(
    'expense_lines',
    lines.map((line, index) => ({
      tenant_id: Current.tenantId,
      expense_id: expenseId,
      line_id: line.id,
      position: index + 1,
      category_id: line.categoryId,
      account_id: line.accountId,
      cost_center_id: line.costCenterId,
      description: line.description,
      nature: line.nature,
      quantity: line.quantity.toFixed(),
      net: line.amounts.subtotal.toFixed(),
      tax: line.amounts.tax.toFixed(),
      total: line.amounts.total.toFixed(),
      tax_rate: taxRateOf(line).toFixed(),
      price_includes_tax: line.priceIncludesTax,
      taxes: keptTaxes(line.amounts.taxes),
    }))
  )
}
