import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Taxes of products, as a list of ids; null is the VAT of `tax_rate`. `taxes` is text, because
 * MariaDB copies a table for a checked JSON column.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE products ADD COLUMN taxes TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
       ADD COLUMN price_includes_tax TINYINT(1) NULL,
       ADD COLUMN withholding_concept_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL`
    )
  }

  async down() {
    this.schema.alterTable('products', (table) =>
      table.dropColumns('taxes', 'price_includes_tax', 'withholding_concept_id')
    )
  }
}
