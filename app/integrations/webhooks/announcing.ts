/**
 * What happened is written for webhooks in its own transaction, where the company has one that
 * wants to know: so none is lost or invented, and who has none pays nothing.
 */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { newId } from '#core/primitives/ids'
import { later, type JobData } from '#core/jobs/outbox'
import { deferInsert, PerTransaction, undoable } from '#core/database/transaction/writes'

/**
 * The companies whose turn a transaction has asked for already: however much it tells, one turn
 * sends all of it.
 */
const asked = new PerTransaction<Set<number>>()

export const webhooks = {
  wants: (event: string) => Current.tenant.events.includes(event),

  async tell(event: string, data: JobData) {
    const now = clock.now()
    deferInsert('webhook_messages', [
      {
        tenant_id: Current.tenantId,
        id: newId(now.getTime()),
        type: event,
        subject: JSON.stringify(data),
        created_at: sqlInstant(now),
      },
    ])
    await askForTurn()
  },
}

/** Once in a transaction; again, when what asked was taken back. */
async function askForTurn() {
  const { tenantId } = Current
  const companies = asked.get() ?? asked.set(new Set())
  if (companies.has(tenantId)) return

  companies.add(tenantId)
  undoable(() => companies.delete(tenantId))
  await later('webhooks', 'turn', {})
}
