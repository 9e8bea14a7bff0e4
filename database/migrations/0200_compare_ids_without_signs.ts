import { Current } from '#core/current'
import { idKeySql } from '#core/id_key'
import { TenantSchema } from '#database/tenant_schema'

const TEXT = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'

/**
 * Tax ids are unique without dots, blanks and hyphens. Two that were told apart by these alone both stay: all but the
 * first stand apart for as long as they keep the tax id that they have: `tax_apart` is that, a point and their own id.
 */
const TABLES = [
  { table: 'customers', live: ', live', isLive: 'AND live = 1' },
  { table: 'suppliers', live: '', isLive: '' },
]

export default class extends TenantSchema {
  async up() {
    const key = idKeySql('tax_id')
    const stored = `IF(LEFT(tax_apart, CHAR_LENGTH(tax_apart) - 37) = tax_id, tax_apart, ${key})`

    for (const { table, live, isLive } of TABLES) {
      this.schema.raw(`ALTER TABLE ${table} ADD COLUMN tax_apart VARCHAR(101) ${TEXT} NULL`)
      this.defer((db) =>
        Current.acrossTenants('tax ids that differ in signs alone', async () => {
          await db.rawQuery(`UPDATE ${table} t JOIN (SELECT tenant_id, id, ROW_NUMBER() OVER (PARTITION BY tenant_id, ${key} ORDER BY id) AS place
            FROM ${table} WHERE tax_id IS NOT NULL ${isLive}) s ON s.tenant_id = t.tenant_id AND s.id = t.id SET t.tax_apart = CONCAT(t.tax_id, '.', t.id) WHERE s.place > 1`)
          await db.rawQuery(`UPDATE ${table} SET search_text = LEFT(CONCAT(search_text, ' ', LOWER(${key})), 700) WHERE tax_id <> ${key}`)
        })
      )
      this.schema.raw(`ALTER TABLE ${table} ADD COLUMN tax_key VARCHAR(101) ${TEXT} GENERATED ALWAYS AS (${stored}) STORED,
        DROP INDEX ${table}__tax_id__unique, ADD UNIQUE INDEX ${table}__tax_id__unique (tenant_id, tax_key${live})`)
    }
  }

  async down() {
    for (const { table, live } of TABLES)
      this.schema.raw(`ALTER TABLE ${table} DROP INDEX ${table}__tax_id__unique, DROP COLUMN tax_key, DROP COLUMN tax_apart,
        ADD UNIQUE INDEX ${table}__tax_id__unique (tenant_id, tax_id${live})`)
  }
}
