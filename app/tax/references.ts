/** References that keep withholding concepts from deletion. */
import type { Reference } from '#core/context/domain'

const message = 'Documents, products or accounts refer to this withholding concept'

export const references: readonly Reference[] = [
  {
    to: 'withholding_concepts',
    sql: 'SELECT id FROM withholding_lines WHERE tenant_id = ? AND concept_id = ? LIMIT 1',
    message,
  },
  {
    to: 'withholding_concepts',
    sql: 'SELECT id FROM products WHERE tenant_id = ? AND withholding_concept_id = ? AND live = 1 LIMIT 1',
    message,
  },
  {
    to: 'withholding_concepts',
    sql: 'SELECT id FROM accounts WHERE tenant_id = ? AND withholding_concept_id = ? LIMIT 1',
    message,
  },
]
