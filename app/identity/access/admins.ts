/** A company always keeps an ADMIN who can log in. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict } from '#core/errors/refusal'

/**
 * Locks the active ADMINs. Callers do so before locking any other row: the second request then sees
 * the first one's change, without a deadlock.
 */
export async function lockAdmins() {
  return rows<{ id: string; canLogIn: number }>(
    `SELECT id, joined_at IS NOT NULL AS canLogIn
       FROM users
       WHERE tenant_id = ? AND role = 'ADMIN' AND is_active = 1 AND live = 1
       FOR UPDATE`,
    [Current.tenantId]
  )
}

/** 409 LAST_ADMIN, on `field` if given, when nobody else could administer the company. */
export async function keepAnAdmin(userId: string, field?: string) {
  const admins = await lockAdmins()
  if (!admins.some(({ id }) => id === userId)) return
  if (admins.some(({ id, canLogIn }) => id !== userId && canLogIn)) return

  throw conflict(
    'LAST_ADMIN',
    'This is the last ADMIN of the company; give another user that role first',
    { field }
  )
}
