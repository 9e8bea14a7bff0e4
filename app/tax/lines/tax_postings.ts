/** Journal lines of taxes: one per account, for the entry of the document. */
import type Big from 'big.js'
import { sum, zero } from '#core/primitives/decimal'
import { credit, debit, type Line } from '#accounting/ledger'
import type { TaxSide } from '#tax/catalog/choices'
import type { LineTax } from '#tax/computation/line_taxes'
import { accountsOfTaxes } from '#tax/lines/tax_accounts'

type Taxed = { taxes: readonly LineTax[] }

/**
 * Credits of taxes on sales, or debits of deductible taxes on purchases; a return negates the
 * amounts with `sign` -1. `taxBase` is the net amount of percentages.
 */
export async function taxPostings(
  lines: readonly Taxed[],
  side: TaxSide,
  sign: 1 | -1 = 1
): Promise<Line[]> {
  const taxes = lines.flatMap((line) => line.taxes)
  if (!taxes.length) return []

  // Also those of taxes at 0, which `writeTaxLines` needs when numbers are taken.
  const accounts = await accountsOfTaxes(taxes, side)
  const sums = new Map<string, { amount: Big; base: Big }>()
  for (const [index, { amount, base, calculation }] of taxes.entries()) {
    const account = accounts[index]
    if (!account || amount.eq(0)) continue
    const before = sums.get(account)
    sums.set(account, {
      amount: amount.plus(before?.amount ?? 0),
      base: (calculation === 'PERCENT' ? base : zero).plus(before?.base ?? 0),
    })
  }
  const post = side === 'SALE' ? credit : debit
  return [...sums].map(([accountId, { amount, base }]) =>
    post({ accountId }, amount.times(sign), { taxBase: base })
  )
}

/** The part of the taxes of a purchased line that is cost, because it is not deductible. */
export const costTaxOf = ({ taxes }: Taxed): Big =>
  sum(taxes.filter(({ creditable }) => !creditable).map(({ amount }) => amount))
