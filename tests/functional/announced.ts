import { Current } from '#core/context/current'
import { jsonOf } from '#core/database/columns'
import { rows } from '#core/database/query'
import { listen } from '#core/jobs/outbox'
import type { Company } from '#tests/company'

/**
 * Listens to an event until `cleanup`; answers what was announced of it in a company, in that
 * order.
 */
export function listensTo(event: string, cleanup: (end: () => void) => void) {
  const job = `test-${event}`
  cleanup(listen(event, { queue: 'maintenance', job }))
  return ({ as }: Pick<Company, 'as'>): Promise<any[]> =>
    as(async () =>
      (
        await rows('SELECT data FROM outbox_messages WHERE tenant_id = ? AND job = ? ORDER BY id', [
          Current.tenantId,
          job,
        ])
      ).map(({ data }) => jsonOf(data))
    )
}
