import { TenantSchema } from '#database/tenant_schema'

/**
 * Columns that are worked out and indexed are stored. For an index on a VIRTUAL one the purge of
 * InnoDB opens the table anew; where it is refused (a table that is locked, a recovery that ends),
 * MariaDB 10.11 tries without a pause and without giving memory back, until the machine has none
 * left.
 */
export default class extends TenantSchema {
  async up() {
    this.#becomes('STORED')
  }

  async down() {
    this.#becomes('VIRTUAL')
  }

  #becomes(kind: 'STORED' | 'VIRTUAL') {
    const isLow = 'live = 1 AND is_active = 1 AND is_service = 0 AND stock < min_stock'
    const holderIn = (facts: string) => `JSON_UNQUOTE(JSON_EXTRACT(\`${facts}\`, '$.assignedToId'))`
    const holder = `IF(action = 'assigned', ${holderIn('to')}, IF(action = 'returned', ${holderIn('from')}, NULL))`

    this.#replace('products', 'is_low', `TINYINT(1) GENERATED ALWAYS AS (${isLow}) ${kind}`)
    this.#replace(
      'asset_history_lines',
      'holder_id',
      `CHAR(36) CHARACTER SET ascii COLLATE ascii_bin GENERATED ALWAYS AS (${holder}) ${kind}`
    )
  }

  /** A column cannot change its kind: it goes, with its index, and comes again. */
  #replace(table: string, column: string, definition: string) {
    const index = `${table}__${column}__id`
    this.schema.raw(
      `ALTER TABLE ${table} DROP INDEX ${index}, DROP COLUMN ${column}, ADD COLUMN ${column} ${definition}, ADD INDEX ${index} (tenant_id, ${column}, id)`
    )
  }
}
