import { BaseSchema } from '@adonisjs/lucid/schema'

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL'
const CODE = 'VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL'

/**
 * A debit note is an invoice of another `type` with a series of numbers of its own, and with the
 * invoice that it raises. The earlier release knows invoices alone, and goes on to write them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE invoices ADD COLUMN type ${CODE} DEFAULT 'INVOICE', ADD COLUMN related_invoice_id ` +
        `${ID}, ADD COLUMN reason VARCHAR(1000) NULL, ADD COLUMN disputed_until DATE NULL`
    )
    this.schema.raw(
      'ALTER TABLE invoices ADD INDEX invoices__related_invoice_id (tenant_id, related_invoice_id), ' +
        'ADD INDEX invoices__type__id (tenant_id, type, id)'
    )
    this.schema.raw(
      'ALTER TABLE invoices DROP INDEX invoices__number__unique, ' +
        'ADD UNIQUE INDEX invoices__number__unique (tenant_id, number, type)'
    )
  }

  async down() {
    this.schema.raw(
      'ALTER TABLE invoices DROP INDEX invoices__number__unique, ' +
        'ADD UNIQUE INDEX invoices__number__unique (tenant_id, number)'
    )
    this.schema.raw(
      'ALTER TABLE invoices DROP INDEX invoices__related_invoice_id, DROP INDEX invoices__type__id, ' +
        'DROP COLUMN type, ' +
        'DROP COLUMN related_invoice_id, DROP COLUMN reason, DROP COLUMN disputed_until'
    )
  }
}
