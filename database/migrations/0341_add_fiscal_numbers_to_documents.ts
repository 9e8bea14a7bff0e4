import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['invoices', 'credit_notes']

/**
 * Fiscal numbers beside the internal ones. A draft names its range without a number. There is no
 * foreign key, because both servers would copy the table for it: the references of sales keep a
 * range that a draft names.
 */
export default class extends BaseSchema {
  async up() {
    for (const table of TABLES) {
      this.schema.raw(
        `ALTER TABLE ${table} ADD COLUMN numbering_range_id CHAR(36) CHARACTER SET ascii ` +
          'COLLATE ascii_bin NULL, ADD COLUMN fiscal_number VARCHAR(16) NULL'
      )
      this.schema.raw(
        `ALTER TABLE ${table} ADD UNIQUE INDEX ${table}__fiscal_number__unique (tenant_id, fiscal_number)`
      )
      this.schema.raw(
        `ALTER TABLE ${table} ADD INDEX ${table}__numbering_range_id (tenant_id, numbering_range_id, fiscal_number)`
      )
    }
  }

  async down() {
    for (const table of TABLES)
      this.schema.raw(
        `ALTER TABLE ${table} DROP INDEX ${table}__fiscal_number__unique, DROP INDEX ` +
          `${table}__numbering_range_id, DROP COLUMN numbering_range_id, DROP COLUMN ` +
          'fiscal_number'
      )
  }
}
