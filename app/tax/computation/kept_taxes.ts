/** Taxes of a line in its JSON column `taxes`. Lines of earlier releases have null. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import type { LineTax } from '#tax/computation/line_taxes'

/** For the column; amounts are decimal texts. */
export const keptTaxes = (taxes: readonly LineTax[]): string =>
  JSON.stringify(
    taxes.map(({ rate, perUnit, base, amount, ...tax }) => ({
      ...tax,
      rate: rate?.toFixed() ?? null,
      perUnit: perUnit?.toFixed() ?? null,
      base: base.toFixed(),
      amount: amount.toFixed(),
    }))
  )

type OldLine = { taxRate: Big; net: Big; tax: Big }

/** The taxes of a stored line. An `old` line has the VAT of its `taxRate`, and none for a rate of 0. */
export function lineTaxesOf(kept: unknown, { taxRate, net, tax }: OldLine): LineTax[] {
  const found = jsonOf(kept) as Record<string, any>[] | null | undefined
  if (found) return found.map(readTax)
  return taxRate.gt(0) ? [{ ...OLD, rate: taxRate, base: net, amount: tax }] : []
}

const OLD = {
  taxId: null,
  code: null,
  kind: 'VAT',
  schemeCode: null,
  category: 'S',
  calculation: 'PERCENT',
  perUnit: null,
  creditable: true,
} as const

function readTax({ rate, perUnit, base, amount, ...tax }: Record<string, any>): LineTax {
  return {
    ...(tax as Omit<LineTax, 'rate' | 'perUnit' | 'base' | 'amount'>),
    rate: rate === null ? null : new Big(rate),
    perUnit: perUnit === null ? null : new Big(perUnit),
    base: new Big(base),
    amount: new Big(amount),
  }
}

/** The rate of the line's VAT, as `taxRate` answers it; 0 without one. */
export const vatRateOf = (taxes: readonly { kind: string; rate: Big | null }[]): Big =>
  taxes.find(({ kind }) => kind === 'VAT')?.rate ?? new Big(0)
