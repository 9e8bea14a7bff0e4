import { BaseSchema } from '@adonisjs/lucid/schema'

/** The recurring invoice that made an invoice, and the period that it is for. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE invoices ' +
        'ADD COLUMN recurring_invoice_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL, ' +
        'ADD COLUMN period_start DATE NULL, ADD COLUMN period_end DATE NULL'
    )
  }

  async down() {
    this.schema.raw(
      'ALTER TABLE invoices DROP COLUMN recurring_invoice_id, DROP COLUMN period_start, DROP COLUMN period_end'
    )
  }
}
