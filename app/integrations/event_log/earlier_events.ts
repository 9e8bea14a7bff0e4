/**
 * Numbers events that a worker of release 0.3.0 has divided during an upgrade. It knows no sequence,
 * so that `GET /events` would never have them.
 */
import { Current } from '#core/context/current'
import { rows, type Statement } from '#core/database/query'
import { quoted } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { defer } from '#core/database/transaction/writes'
import { oldestId } from '#integrations/event_log/positions'
import { lockSequence, moveSequence } from '#integrations/event_log/sequence'

/** Events per transaction. */
const MOST = 500

const EARLIER = 'm.seq IS NULL AND m.is_divided = 1 AND m.payload IS NOT NULL AND m.id >= ?'

const earlier = (): Statement => [
  `SELECT m.id FROM webhook_messages m WHERE m.tenant_id = ? AND ${EARLIER} ORDER BY m.id LIMIT ${MOST}`,
  [Current.tenantId, oldestId()],
]

export async function companiesWithEarlierEvents(): Promise<number[]> {
  const found = await Current.acrossTenants('find events that 0.3.0 has divided', () =>
    rows<{ id: number }>(
      `SELECT tenant.id
         FROM tenants tenant
         WHERE EXISTS (SELECT 1 FROM webhook_messages m WHERE m.tenant_id = tenant.id AND ${EARLIER})`,
      [oldestId()]
    )
  )
  return found.map(({ id }) => id)
}

/** Numbers the company's, in the order of their ids. */
export async function numberEarlierEvents() {
  while ((await transaction(numberSome)) === MOST);
}

async function numberSome(): Promise<number> {
  const [last, found] = await lockSequence(earlier)
  for (const [index, { id }] of found.entries())
    defer(
      `UPDATE webhook_messages
         SET seq = ${last + index + 1}
         WHERE tenant_id = ${Current.tenantId} AND id = ${quoted(id)}`
    )
  if (found.length) moveSequence(last + found.length)
  return found.length
}
