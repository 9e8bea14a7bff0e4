/**
 * What happened is written for webhooks in its own transaction, by two statements that need no answer: only where the company
 * has an active webhook for it, which the database looks at as it writes. So none is lost or invented, and who has none pays
 * nothing. The dispatcher finds the row within a second.
 */
import { clock } from '#core/clock'
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { newId } from '#core/ids'
import { outboxRow, type JobData } from '#core/outbox'
import { name, quoted, type Row } from '#core/sql'
import { EVENT_TYPES } from '#integrations/webhooks/event_types'

export const webhooks = { tell, wants }

function tell(event: string, data: JobData) {
  if (!Object.hasOwn(EVENT_TYPES, event)) return
  const now = clock.now()

  for (const [table, row] of [
    ['webhook_messages', { tenant_id: Current.tenantId, id: newId(now.getTime()), type: event, subject: JSON.stringify(data), created_at: sqlInstant(now) }],
    ['outbox_messages', outboxRow('webhooks', 'turn', {})],
  ] as [string, Row][]) {
    Current.unit!.defer(`INSERT INTO ${name(table)} (${Object.keys(row).map(name).join(',')}) SELECT ${Object.values(row).map(quoted).join(',')} ${fromWebhooksFor(event)}`)
  }
}

async function wants(event: string): Promise<boolean> {
  return Object.hasOwn(EVENT_TYPES, event) && (await rows(`SELECT w.id ${fromWebhooksFor(event)}`)).length > 0
}

const fromWebhooksFor = (event: string) => `FROM webhooks w WHERE w.tenant_id = ${Current.tenantId} AND w.active = 1 AND w.live = 1 AND JSON_CONTAINS(w.events, ${quoted(JSON.stringify(event))}) LIMIT 1`
