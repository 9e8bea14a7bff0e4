import { BaseSchema } from '@adonisjs/lucid/schema'

const UUID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin'
const TEXT = 'MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'
const AMOUNTS = ['allocated_amount', 'unallocated_amount', 'refunded_amount', 'deducted_total']
const INDEXES = {
  supplier_payments__supplier_id__id: 'supplier_id, id',
  supplier_payments__payment_date__id: 'payment_date, id',
  supplier_payments__amount__id: 'amount, id',
  supplier_payments__reference: 'reference',
  supplier_payments__updated_at__id: 'updated_at, id',
  supplier_payments__bank_account_id__id: 'bank_account_id, id',
}

/**
 * A payment to a supplier settles many bills and orders, or none yet. `deductions` is JSON in text,
 * because MariaDB copies a table for a checked JSON column. The earlier release goes on to write
 * `purchase_order_id`, and leaves the new columns alone.
 */
export default class extends BaseSchema {
  async up() {
    const add = (column: string) =>
      this.schema.raw(`ALTER TABLE supplier_payments ADD COLUMN ${column}`)

    this.schema.raw(`ALTER TABLE supplier_payments MODIFY purchase_order_id ${UUID} NULL`)
    add(`supplier_id ${UUID} NULL`)
    add('supplier_name VARCHAR(255) NULL')
    add('number BIGINT UNSIGNED NULL')
    for (const column of AMOUNTS) add(`${column} DECIMAL(15,2) NOT NULL DEFAULT 0`)
    add(`deductions ${TEXT} NULL`)
    this.schema.raw(
      'ALTER TABLE supplier_payments ADD UNIQUE INDEX supplier_payments__number__unique (tenant_id, number)'
    )
    for (const [name, columns] of Object.entries(INDEXES))
      this.schema.raw(`ALTER TABLE supplier_payments ADD INDEX ${name} (tenant_id, ${columns})`)
  }

  async down() {
    for (const name of ['supplier_payments__number__unique', ...Object.keys(INDEXES)])
      this.schema.raw(`ALTER TABLE supplier_payments DROP INDEX ${name}`)
    for (const column of ['supplier_id', 'supplier_name', 'number', ...AMOUNTS, 'deductions'])
      this.schema.raw(`ALTER TABLE supplier_payments DROP COLUMN ${column}`)
  }
}
