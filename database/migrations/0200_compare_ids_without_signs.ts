import { Current } from '#core/context/current'
import { idKeySql } from '#core/primitives/id_key'
import { TenantSchema } from '#database/tenant_schema'

const TEXT = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'

const TABLES = [
  { table: 'customers', live: ', live', isLive: 'AND live = 1' },
  { table: 'suppliers', live: '', isLive: '' },
]

/**
 * Tax ids are unique without dots, blanks and hyphens (`tax_key`). Existing duplicates stay:
 * `tax_apart` is the tax id of all but the first, with a point and their id; `tax_twin` that id
 * while they keep the tax id.
 */
export default class extends TenantSchema {
  async up() {
    const key = idKeySql('tax_id')
    const twin =
      "IF(LEFT(tax_apart, CHAR_LENGTH(tax_apart) - 37) = tax_id, RIGHT(tax_apart, 36), '')"

    for (const { table, live, isLive } of TABLES) {
      this.schema.raw(`ALTER TABLE ${table} ADD COLUMN tax_apart VARCHAR(101) ${TEXT} NULL`)
      this.defer((db) =>
        Current.acrossTenants('tax ids that differ in signs alone', async () => {
          await db.rawQuery(`UPDATE ${table} t JOIN (
              SELECT tenant_id, id, ROW_NUMBER() OVER (PARTITION BY tenant_id, ${key} ORDER BY id) AS place
              FROM ${table} WHERE tax_id IS NOT NULL ${isLive}
            ) s ON s.tenant_id = t.tenant_id AND s.id = t.id SET t.tax_apart = CONCAT(t.tax_id, '.', t.id) WHERE s.place > 1`)
          const searched = `LEFT(CONCAT(search_text, ' ', LOWER(${key})), 700)`
          await db.rawQuery(`UPDATE ${table} SET search_text = ${searched} WHERE tax_id <> ${key}`)
        })
      )
      this.schema
        .raw(`ALTER TABLE ${table} ADD COLUMN tax_key VARCHAR(64) ${TEXT} GENERATED ALWAYS AS (${key}) STORED,
        ADD COLUMN tax_twin VARCHAR(36) ${TEXT} GENERATED ALWAYS AS (${twin}) STORED, DROP INDEX ${table}__tax_id__unique,
        ADD UNIQUE INDEX ${table}__tax_id__unique (tenant_id, tax_key, tax_twin${live})`)
    }
  }

  async down() {
    for (const { table, live } of TABLES)
      this.schema
        .raw(`ALTER TABLE ${table} DROP INDEX ${table}__tax_id__unique, DROP COLUMN tax_twin, DROP COLUMN tax_key,
        DROP COLUMN tax_apart, ADD UNIQUE INDEX ${table}__tax_id__unique (tenant_id, tax_id${live})`)
  }
}
