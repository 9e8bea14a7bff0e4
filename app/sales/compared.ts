/** Amounts that records hold beside the sums of their parts. */
import Big from 'big.js'
import type { Outcome } from '#accounting/integrity'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'

export type Found = Outcome & { broken: Record<string, unknown>[] }

/** Limit of named broken records. */
export const MOST_NAMED = 100

/**
 * `pairs` gives a record's value and the sum of its parts, as `id`, `held` and `counted`. All its
 * placeholders are the tenant. `name` is the field of the id in broken records.
 */
export async function compared(name: string, pairs: string): Promise<Found> {
  const tenants = Array.from(pairs.matchAll(/\?/g), () => Current.tenantId)
  const [[sums], broken] = await selects([
    [
      `SELECT COALESCE(SUM(held), 0) AS held, COALESCE(SUM(counted), 0) AS counted FROM (${pairs}) pairs`,
      tenants,
    ],
    [
      `SELECT id, held, counted FROM (${pairs}) pairs WHERE held <> counted LIMIT ${MOST_NAMED}`,
      tenants,
    ],
  ])
  return {
    left: new Big(sums.held),
    right: new Big(sums.counted),
    broken: broken.map(({ id, held, counted }) => ({
      [name]: id,
      held: Number(held),
      counted: Number(counted),
    })),
  }
}
