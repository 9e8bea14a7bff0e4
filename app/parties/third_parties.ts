/** Third parties as other domains use them. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'

/**
 * Locks a third party in share mode until the transaction ends, so that a merge or deletion waits.
 * Refuses 422 `NOT_FOUND` on `field`; null and undefined pass.
 */
export async function mustBeThirdParty(id: string | null | undefined, field = 'thirdPartyId') {
  if (!id) return
  const found = await rows(
    'SELECT id FROM third_parties WHERE tenant_id = ? AND id = ? AND live = 1 LOCK IN SHARE MODE',
    [Current.tenantId, id]
  )
  if (!found.length) throw invalid(field, 'NOT_FOUND', 'There is no such third party.')
}
