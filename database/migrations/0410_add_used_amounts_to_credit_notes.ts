import { BaseSchema } from '@adonisjs/lucid/schema'

const AMOUNTS = ['allocated_amount', 'refunded_amount']

/**
 * The amounts that a credit note took off other invoices, and its refunds. A credit note changes with them,
 * so its list needs an index in the order of changes. Columns with constant defaults are added instantly,
 * and the earlier release leaves them alone.
 */
export default class extends BaseSchema {
  async up() {
    for (const column of AMOUNTS)
      this.schema.raw(
        `ALTER TABLE credit_notes ADD COLUMN ${column} DECIMAL(15,2) NOT NULL DEFAULT 0`
      )
    this.schema.raw(
      'ALTER TABLE credit_notes ADD INDEX credit_notes__updated_at__id (tenant_id, updated_at, id)'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE credit_notes DROP INDEX credit_notes__updated_at__id')
    for (const column of AMOUNTS) this.schema.raw(`ALTER TABLE credit_notes DROP COLUMN ${column}`)
  }
}
