/** Sums of tax lines over days, from the covering index `tax_lines__return`. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Days } from '#tax/returns/periods'

/**
 * Lines that are alike. `category` says how VAT treats them, and is null for unclassified lines. Each
 * line has one row of the kinds `VAT` and `NONE`, with its net amount; see `write_tax_lines.ts`.
 */
export type TaxSum = {
  side: 'SALE' | 'PURCHASE'
  sign: 1 | -1
  kind: string
  category: string | null
  rate: Big | null
  nature: string
  creditable: boolean
  base: Big
  amount: Big
}

/** Whether the base is the net amount of lines, each of which counts once. */
export const isNet = ({ kind }: Pick<TaxSum, 'kind'>) => kind === 'VAT' || kind === 'NONE'

const KEYS = 'side, sign, tax_kind, category, rate, nature, creditable'

/**
 * Sums of the lines of these days, sales first, in one statement. It sums day by day, which is the
 * order of the index, so that a busy company needs no temporary table of its lines.
 */
export async function taxSums({ from, to }: Days): Promise<TaxSum[]> {
  const byDay = `SELECT day, ${KEYS}, SUM(base) AS base, SUM(amount) AS amount FROM tax_lines FORCE INDEX (tax_lines__return)
      WHERE tenant_id = ? AND day BETWEEN ? AND ? GROUP BY day, ${KEYS}`
  const found = await rows(
    `SELECT side, sign, tax_kind AS kind, category, rate, nature, creditable, SUM(d.base) AS base, SUM(d.amount) AS amount FROM (${byDay}) d
      GROUP BY ${KEYS} ORDER BY side DESC, sign DESC, tax_kind, category, rate, nature, creditable`,
    [Current.tenantId, from, to]
  )
  return found.map(({ side, sign, kind, category, rate, nature, creditable, base, amount }) => ({
    side,
    sign: Number(sign) < 0 ? -1 : 1,
    kind,
    category,
    rate: rate === null ? null : new Big(rate),
    nature,
    creditable: Boolean(Number(creditable)),
    base: new Big(base),
    amount: new Big(amount),
  }))
}
