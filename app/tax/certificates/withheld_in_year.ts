/** Amounts that the company withheld from third parties in a year, by concept and rate. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { inJson, sum } from '#core/primitives/decimal'
import type { CertificateItem, CertificateKind } from '#tax/certificates/kinds'
import { periodOf } from '#tax/returns/periods'

export type Withheld = {
  thirdPartyId: string
  items: CertificateItem[]
  base: Big
  amount: Big
}

/** ReteIVA is certified by bimester, the others by year. */
const BIMESTER = 'FLOOR((MONTH(day) + 1) / 2)'

/**
 * One for each third party with an amount above 0, in the order of ids. Amounts that
 * were taken back in the year are subtracted.
 */
export async function withheldInYear(
  { year, kind }: { year: number; kind: CertificateKind },
  thirdPartyId?: string
): Promise<Withheld[]> {
  const period = kind === 'VAT' ? BIMESTER : '0'
  const found = await rows(
    `SELECT w.thirdPartyId, c.code, c.name, c.municipality, w.rate, w.period, w.base, w.amount
       FROM (SELECT third_party_id AS thirdPartyId, concept_id, rate, ${period} AS period, SUM(sign * base) AS base, SUM(sign * amount) AS amount FROM withholding_lines
              WHERE tenant_id = ? AND day BETWEEN ? AND ? AND direction = 'PRACTISED' AND type = ? AND third_party_id ${thirdPartyId ? '= ?' : 'IS NOT NULL'}
              GROUP BY third_party_id, concept_id, rate, period) w
       JOIN withholding_concepts c ON c.tenant_id = ? AND c.id = w.concept_id WHERE w.amount <> 0 ORDER BY w.thirdPartyId, w.period, c.code, w.rate`,
    [
      Current.tenantId,
      `${year}-01-01`,
      `${year}-12-31`,
      kind,
      ...(thirdPartyId ? [thirdPartyId] : []),
      Current.tenantId,
    ]
  )
  return [...Map.groupBy(found, ({ thirdPartyId: id }) => id as string)]
    .map(([id, own]) => ({
      thirdPartyId: id,
      items: own.map((row) => itemOf(row, year)),
      base: sum(own.map(({ base }) => new Big(base))),
      amount: sum(own.map(({ amount }) => new Big(amount))),
    }))
    .filter(({ amount }) => amount.gt(0))
}

function itemOf(row: Record<string, any>, year: number): CertificateItem {
  const { code, name, municipality, rate, period, base, amount } = row
  const bimester = Number(period)
  const days = bimester
    ? periodOf(`${year}-${String(bimester * 2).padStart(2, '0')}-01`, 2)
    : { from: `${year}-01-01`, to: `${year}-12-31` }
  return {
    ...{ code, name, municipality, ...days },
    rate: rate === null ? null : Number(rate),
    base: inJson(new Big(base)),
    amount: inJson(new Big(amount)),
  }
}
