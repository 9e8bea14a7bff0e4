/** Customers to whom the company sold services only, from their tax lines. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Days } from '#tax/returns/periods'

const AT_ONCE = 1_000

/** Those of the third parties that bought something in these days, and no goods. */
export async function boughtServicesOnly(
  { from, to }: Days,
  thirdPartyIds: readonly string[]
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (let at = 0; at < thirdPartyIds.length; at += AT_ONCE) {
    const some = await rows(
      `SELECT third_party_id AS id FROM tax_lines
        WHERE tenant_id = ? AND third_party_id IN (?) AND day BETWEEN ? AND ? AND side = 'SALE' GROUP BY third_party_id HAVING SUM(nature = 'GOODS') = 0`,
      [Current.tenantId, thirdPartyIds.slice(at, at + AT_ONCE), from, to]
    )
    for (const { id } of some) found.add(id)
  }
  return found
}
