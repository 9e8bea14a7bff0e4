import { TenantSchema } from '#database/tenant_schema'

/**
 * Indexed generated columns are STORED. For an index on a VIRTUAL one, InnoDB's purge reopens the
 * table; while that fails, MariaDB 10.11 retries without pause and leaks memory.
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

  /** A column cannot change its kind, so it is dropped with its index and added again. */
  #replace(table: string, column: string, definition: string) {
    const index = `${table}__${column}__id`
    this.schema.raw(
      `ALTER TABLE ${table} DROP INDEX ${index}, DROP COLUMN ${column}, ADD COLUMN ${column} ${definition}, ADD INDEX ${index} (tenant_id, ${column}, id)`
    )
  }
}
