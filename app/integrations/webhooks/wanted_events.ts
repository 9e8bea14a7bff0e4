import { forgetCallers } from '#core/security/caller_cache'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { afterCommit } from '#core/database/transaction/transaction'
import { flushWrites } from '#core/database/transaction/writes'

/** Locks the company's row first: two writers with a shared foreign key lock would deadlock. */
export const lockWantedEvents = () =>
  rows('SELECT id FROM tenants WHERE id = ? FOR UPDATE', [Current.tenantId])

/** Stores the events of active webhooks at the company, under its lock, for every process. */
export async function noteWantedEvents({ except = '' }: { except?: string } = {}) {
  await flushWrites()
  const hooks = await rows(
    'SELECT id, events FROM webhooks WHERE tenant_id = ? AND active = 1 AND live = 1',
    [Current.tenantId]
  )
  const wanted = [
    ...new Set(
      hooks.filter(({ id }) => id !== except).flatMap(({ events }) => jsonOf(events) as string[])
    ),
  ].sort()

  await execute('UPDATE tenants SET webhook_events = ? WHERE id = ?', [
    JSON.stringify(wanted),
    Current.tenantId,
  ])
  afterCommit(forgetCallers)
}
