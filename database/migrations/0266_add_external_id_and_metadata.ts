import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tables with external ids, and the further column of their unique key. */
const TABLES: Record<string, 'live' | undefined> = {
  customers: 'live',
  suppliers: undefined,
  products: 'live',
  warehouses: 'live',
  employees: 'live',
  assets: 'live',
  tickets: 'live',
  quotes: 'live',
  invoices: undefined,
  payments: undefined,
  purchase_orders: 'live',
  expenses: undefined,
}

/**
 * Separate statements let both servers add columns instantly and build keys online. `metadata` is
 * text, because MariaDB copies a table for a checked JSON column.
 */
export default class extends BaseSchema {
  async up() {
    for (const [table, live] of Object.entries(TABLES)) {
      const key = ['tenant_id', 'external_id', live].filter(Boolean).join(', ')
      this.schema.raw(
        `ALTER TABLE ${table} ADD COLUMN external_id VARCHAR(128) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL, ADD COLUMN metadata MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL`
      )
      this.schema.raw(
        `ALTER TABLE ${table} ADD UNIQUE INDEX ${table}__external_id__unique (${key})`
      )
    }
  }

  async down() {
    for (const table of Object.keys(TABLES))
      this.schema.raw(
        `ALTER TABLE ${table} DROP INDEX ${table}__external_id__unique, DROP COLUMN external_id, DROP COLUMN metadata`
      )
  }
}
