import { BaseSchema } from '@adonisjs/lucid/schema'

/** The index by balance holds all that agings read of open documents: `table: further columns`. */
const COVERED = {
  invoices: 'customer_id, due_date, date, updated_at, payment_terms_id, credited_amount',
  bills: 'supplier_id, due_date, posting_date, updated_at, payment_terms_id',
}

const indexed = (table: string, more = '') =>
  `ALTER TABLE ${table} DROP INDEX ${table}__balance__id, ` +
  `ADD INDEX ${table}__balance__id (tenant_id, balance, id${more})`

export default class extends BaseSchema {
  async up() {
    for (const [table, columns] of Object.entries(COVERED))
      this.schema.raw(indexed(table, `, ${columns}`))
  }

  async down() {
    for (const table of Object.keys(COVERED)) this.schema.raw(indexed(table))
  }
}
