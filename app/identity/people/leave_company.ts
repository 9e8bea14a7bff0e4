import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { leavePerson, lockPersonOf } from '#identity/people/people'

const BATCH = 100

/** Takes all users of a company that is removed from their people. */
export async function leaveCompany() {
  for (;;) {
    const users = await rows<{ id: string; email: string; personId: string }>(
      `SELECT id, email, person_id AS personId FROM users WHERE tenant_id = ? AND person_id IS NOT NULL LIMIT ${BATCH}`,
      [Current.tenantId]
    )
    for (const user of users)
      await transaction(async () => leavePerson(user.id, (await lockPersonOf(user)).id))
    if (users.length < BATCH) return
  }
}
