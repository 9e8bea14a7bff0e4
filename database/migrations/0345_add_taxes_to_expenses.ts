import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The receipt's number, its third party, and the sums of its lines. `subtotal` is null for older
 * expenses, which have no tax. Separate statements let both servers add the columns instantly and
 * build keys online; JSON is text, because MariaDB copies a table for a checked JSON column.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE expenses ADD COLUMN number VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
        ADD COLUMN third_party_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN cost_center_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN subtotal DECIMAL(15, 2) NULL, ADD COLUMN tax_total DECIMAL(15, 2) NOT NULL DEFAULT 0,
        ADD COLUMN withheld_total DECIMAL(15, 2) NOT NULL DEFAULT 0, ADD COLUMN withholdings MEDIUMTEXT NULL`
    )
    this.schema.raw('ALTER TABLE expenses ADD INDEX expenses__number__id (tenant_id, number, id)')
    this.schema.raw(
      'ALTER TABLE expenses ADD INDEX expenses__third_party_id__id (tenant_id, third_party_id, id)'
    )
  }

  async down() {
    this.schema.raw(
      `ALTER TABLE expenses DROP INDEX expenses__number__id, DROP INDEX expenses__third_party_id__id,
        DROP COLUMN number, DROP COLUMN third_party_id, DROP COLUMN cost_center_id, DROP COLUMN subtotal, DROP COLUMN tax_total,
        DROP COLUMN withheld_total, DROP COLUMN withholdings`
    )
  }
}
