import { forgetCallers } from '#core/callers'
import { jsonOf } from '#core/columns'
import { Current } from '#core/current'
import { execute, rows } from '#core/database'
import { flush } from '#core/packets'
import { afterCommit } from '#core/transaction'

/** Keeps at the company what its active webhooks want to know, as this transaction leaves them; every process learns of it. */
export async function noteWantedEvents({ except = '' }: { except?: string } = {}) {
  await flush(Current.unit!.connection)
  await rows('SELECT id FROM tenants WHERE id = ? FOR UPDATE', [Current.tenantId])
  const hooks = await rows('SELECT id, events FROM webhooks WHERE tenant_id = ? AND active = 1 AND live = 1', [Current.tenantId])
  const wanted = [...new Set(hooks.filter(({ id }) => id !== except).flatMap(({ events }) => jsonOf(events) as string[]))].sort()

  await execute('UPDATE tenants SET webhook_events = ? WHERE id = ?', [JSON.stringify(wanted), Current.tenantId])
  afterCommit(forgetCallers)
}
