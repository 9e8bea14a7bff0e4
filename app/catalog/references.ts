/** What its records keep from being deleted or changed. */
import type { Reference } from '#core/context/domain'

export const references: readonly Reference[] = [
  {
    to: 'categories',
    keeps: 'type',
    sql: 'SELECT id FROM products WHERE tenant_id = ? AND category_id = ? AND live = 1 LIMIT 1',
    message: 'There are products in this category',
  },
]
