import { Current } from '#core/context/current'
import { TenantSchema } from '#database/tenant_schema'

const ORPHANS =
  'UPDATE expenses e LEFT JOIN suppliers s ON s.tenant_id = e.tenant_id AND s.id = e.supplier_id SET e.supplier_id = NULL WHERE e.supplier_id IS NOT NULL AND s.id IS NULL'

/**
 * Suppliers are newer than expenses: the foreign key holds from here on, and older expenses name
 * none.
 */
export default class extends TenantSchema {
  async up() {
    this.defer((db) =>
      Current.acrossTenants(
        'expenses of suppliers that are gone',
        async () => void (await db.rawQuery(ORPHANS))
      )
    )
    this.schema.alterTable('expenses', (table) => {
      table
        .foreign(['tenant_id', 'supplier_id'], 'expenses__supplier_id__foreign')
        .references(['tenant_id', 'id'])
        .inTable('suppliers')
    })
  }

  async down() {
    this.schema.alterTable('expenses', (table) =>
      table.dropForeign(['tenant_id', 'supplier_id'], 'expenses__supplier_id__foreign')
    )
  }
}
