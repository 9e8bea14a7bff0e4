/**
 * Events of webhooks are rows in the transaction of their change, for companies with a
 * subscription: none is lost or invented, and others pay nothing.
 */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { newId } from '#core/primitives/ids'
import { later, type JobData } from '#core/jobs/outbox'
import { deferInsert, PerTransaction, undoable } from '#core/database/transaction/writes'

/** Companies for which this transaction has queued a delivery job already. */
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

/** Once per transaction; again after a rollback to a savepoint. */
async function askForTurn() {
  const { tenantId } = Current
  const companies = asked.get() ?? asked.set(new Set())
  if (companies.has(tenantId)) return

  companies.add(tenantId)
  undoable(() => companies.delete(tenantId))
  await later('webhooks', 'turn', {})
}
