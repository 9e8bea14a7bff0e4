/** The due series of a company, one after another. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { kindNamed } from '#recurring/kinds/all_kinds'
import { today } from '#recurring/occurrences/move_on'
import { runSeries } from '#recurring/occurrences/run_series'

/**
 * Makes what is due. An error of one series does not stop the others, and is thrown after them.
 * Throws when the worker ends: the next worker goes on where this one stopped.
 */
export async function runCompany({ signal }: { signal: AbortSignal }) {
  const errors: unknown[] = []
  for (const { id, kind } of await dueSeries()) {
    signal.throwIfAborted()
    await runSeries(kindNamed(kind), id, { signal }).catch((error) => errors.push(error))
  }
  signal.throwIfAborted()
  if (errors.length) throw errors[0]
}

const dueSeries = () =>
  rows<{ id: string; kind: string }>(
    'SELECT id, kind FROM recurring_templates WHERE tenant_id = ? AND due_on <= ? ORDER BY due_on, id',
    [Current.tenantId, today()]
  )
