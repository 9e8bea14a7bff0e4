import { BaseSchema } from '@adonisjs/lucid/schema'

/** Exact filters and `updatedSince`, each with the id last, for the order of lists. */
const INDEXES: Record<string, readonly string[]> = {
  customers: ['live, email, id'],
  suppliers: ['email, id'],
  employees: ['live, email, id'],
  products: ['live, barcode, id'],
  payments: ['reference, id'],
  components: ['serial, id'],
  users: ['live, updated_at, id'],
  roles: ['updated_at, id'],
  api_keys: ['live, updated_at, id'],
  webhooks: ['live, updated_at, id'],
  ticket_categories: ['updated_at, id'],
  fiscal_periods: ['updated_at, id'],
  imports: ['updated_at, id'],
  exports: ['updated_at, id'],
  communication_sends: ['updated_at, id'],
  webhook_deliveries: ['webhook_id, updated_at, id'],
}

export default class extends BaseSchema {
  async up() {
    this.#each(
      (table, index, columns) => `ALTER TABLE ${table} ADD INDEX ${index} (tenant_id, ${columns})`
    )
  }

  async down() {
    this.#each((table, index) => `ALTER TABLE ${table} DROP INDEX ${index}`)
  }

  #each(statement: (table: string, index: string, columns: string) => string) {
    for (const [table, indexes] of Object.entries(INDEXES)) {
      for (const columns of indexes)
        this.schema.raw(statement(table, `${table}__${columns.replaceAll(', ', '__')}`, columns))
    }
  }
}
