/** What its records keep from being deleted or changed. */
import type { Reference } from '#core/context/domain'

export const references: readonly Reference[] = [
  {
    to: 'tenants',
    keeps: 'currency',
    sql: 'SELECT id FROM journal_entries WHERE tenant_id = ? LIMIT 1',
  },
]
