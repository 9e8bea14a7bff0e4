import { Current } from '#core/context/current'
import { TenantSchema } from '#database/tenant_schema'

/** Documents that an entry can refer to. */
const DOCUMENTS = [
  'invoices',
  'credit_notes',
  'payments',
  'purchase_orders',
  'supplier_payments',
  'expenses',
  'stock_movements',
]

const OF_NONE = DOCUMENTS.map(
  (documents) =>
    `NOT EXISTS (SELECT 1 FROM ${documents} d WHERE d.tenant_id = e.tenant_id AND d.id = CONVERT(e.reference USING ascii))`
)

/**
 * Marks entries that a person posted and may reverse. Existing entries without a document are
 * manual.
 */
export default class extends TenantSchema {
  async up() {
    this.schema.alterTable('journal_entries', (table) =>
      table.specificType('by_hand', 'TINYINT(1)').notNullable().defaultTo(0)
    )
    this.defer((db) =>
      Current.acrossTenants(
        'entries of no document',
        async () =>
          void (await db.rawQuery(
            `UPDATE journal_entries e SET e.by_hand = 1 WHERE e.reference IS NULL OR (${OF_NONE.join(' AND ')})`
          ))
      )
    )
  }

  async down() {
    this.schema.alterTable('journal_entries', (table) => table.dropColumn('by_hand'))
  }
}
