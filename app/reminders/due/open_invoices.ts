/** Invoices that are owed, in parts: memory and locks do not grow with their number. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'

const AT_ONCE = 500

/** Each is in one of the states; the index has them in the order of ids. */
const NEXT = `SELECT i.id FROM invoices i FORCE INDEX (invoices__status__id)
  WHERE i.tenant_id = ? AND i.status = ? AND i.id > ? AND i.balance > 0 ORDER BY i.id LIMIT ${AT_ONCE}`

/** Yields ids. The state that comes first is the one that payments leave. */
export async function* openInvoices(): AsyncGenerator<string[]> {
  for (const status of ['ISSUED', 'PARTIALLY_PAID'])
    for (let after = ''; ;) {
      const found = await rows<{ id: string }>(NEXT, [Current.tenantId, status, after])
      const ids = found.map(({ id }) => id)
      if (ids.length) yield ids
      if (ids.length < AT_ONCE) break
      after = ids.at(-1)!
    }
}
