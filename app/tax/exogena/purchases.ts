/** Sums of purchase documents for formats 1001 and 1005, by third party. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Days } from '#tax/returns/periods'

export type Bought = {
  thirdPartyId: string | null
  documents: number
  /** Net of taxes, less returns. */
  net: Big
  /** Taxes that cannot be deducted, which are cost. */
  cost: Big
}

export async function boughtOf({ from, to }: Days): Promise<Bought[]> {
  const found = await rows(
    `SELECT third_party_id AS thirdPartyId, COUNT(DISTINCT document_id) AS documents, SUM(CASE WHEN tax_kind IN ('VAT', 'NONE') THEN sign * base ELSE 0 END) AS net,
            SUM(CASE WHEN creditable = 0 THEN sign * amount ELSE 0 END) AS cost
       FROM tax_lines WHERE tenant_id = ? AND day BETWEEN ? AND ? AND side = 'PURCHASE' GROUP BY third_party_id`,
    [Current.tenantId, from, to]
  )
  return found.map(({ thirdPartyId, documents, net, cost }) => ({
    thirdPartyId,
    documents: Number(documents),
    net: new Big(net),
    cost: new Big(cost),
  }))
}
