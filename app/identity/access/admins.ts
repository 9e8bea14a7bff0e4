/** A company always keeps an ADMIN who can log in. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict } from '#core/errors/refusal'

/**
 * The active ADMINs, locked until the transaction ends. Whoever may take one away locks them before
 * any other row, so that of two at once the second sees what the first did, and they never wait for
 * each other in a circle.
 */
export async function lockAdmins() {
  return rows<{ id: string; canLogIn: number }>(
    "SELECT id, password_hash IS NOT NULL AS canLogIn FROM users WHERE tenant_id = ? AND role = 'ADMIN' AND is_active = 1 AND live = 1 FOR UPDATE",
    [Current.tenantId]
  )
}

/**
 * 409 LAST_ADMIN when nobody but this user could administer the company. To be asked before they
 * are removed, or demoted or disabled by a `field`.
 */
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
