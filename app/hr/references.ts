/** What its records keep from being deleted or changed. */
import type { Reference } from '#core/context/domain'

export const references: readonly Reference[] = [
  {
    to: 'employees',
    sql: 'SELECT id FROM contracts WHERE tenant_id = ? AND employee_id = ? LIMIT 1',
    message: 'The employee has contracts',
  },
]
