/** Writes events in the transaction of their cause, so that none is lost or invented. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { newId } from '#core/primitives/ids'
import { later, type JobData } from '#core/jobs/outbox'
import { deferInsert, PerTransaction, undoable } from '#core/database/transaction/writes'

/** Companies whose delivery job this transaction has queued: one run sends all messages. */
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

/** Queues one job per transaction; again after an undo. */
async function askForTurn() {
  const { tenantId } = Current
  const companies = asked.get() ?? asked.set(new Set())
  if (companies.has(tenantId)) return

  companies.add(tenantId)
  undoable(() => companies.delete(tenantId))
  await later('webhooks', 'turn', {})
}
