import { Current } from '#core/context/current'
import { rows } from '#core/database/query'

export type Authorization = {
  resolution: string
  prefix: string
  from: number
  to: number
  validFrom: string
  validUntil: string
}

/** The text about its range that a document prints; undefined for a range without a resolution. */
export async function authorizationOf(
  rangeId: string | null | undefined
): Promise<Authorization | undefined> {
  if (!rangeId) return
  const [found] = await rows<Authorization>(
    'SELECT resolution, prefix, `from`, `to`, valid_from AS validFrom, valid_until AS ' +
      'validUntil FROM numbering_ranges WHERE tenant_id = ? AND id = ? AND resolution IS NOT NULL ' +
      'AND valid_from IS NOT NULL AND valid_until IS NOT NULL',
    [Current.tenantId, rangeId]
  )
  return found
}
