import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { employeeExists } from '#hr/employees'
import { lockAsset } from '#assets/asset/lock_asset'
import type Asset from '#assets/models/asset'
import type { SeatReturned } from '#assets/validators/license'

type Holder = { assetId: string } | { userId: string } | { employeeId: string }

export function namedHolder({ assetId, userId, employeeId }: SeatReturned): Holder {
  if (assetId) return { assetId }
  return userId ? { userId } : { employeeId: employeeId! }
}

/** The holder named; 422 on the field for a missing one. Share-locks people, locks assets. */
export async function holderOfSeat(
  named: SeatReturned
): Promise<{ holder: Holder; asset?: Asset }> {
  const holder = namedHolder(named)
  if ('assetId' in holder) return { holder, asset: await lockAsset(holder.assetId, 'assetId') }

  if ('userId' in holder && !(await userExists(holder.userId)))
    throw invalid('userId', 'NOT_FOUND', 'There is no such user')
  if ('employeeId' in holder && !(await employeeExists(holder.employeeId)))
    throw invalid('employeeId', 'NOT_FOUND', 'There is no such employee')
  return { holder }
}

async function userExists(id: string) {
  const [found] = await rows(
    'SELECT id FROM users WHERE tenant_id = ? AND id = ? AND live = 1 LOCK IN SHARE MODE',
    [Current.tenantId, id]
  )
  return found !== undefined
}
