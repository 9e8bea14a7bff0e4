import { Current } from '#core/context/current'
import { idKeySql } from '#core/primitives/id_key'
import { TenantSchema } from '#database/tenant_schema'

const TEXT = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'
const UNIQUE = 'employees__document_number__unique'

/**
 * Document types are stored in upper case without points and blanks, numbers compared without signs
 * (`document_plain`). Existing duplicates stay, as in the migration before. `document_key` stays
 * for the previous release.
 */
export default class extends TenantSchema {
  async up() {
    const number = idKeySql('document_number')
    const type = "UPPER(REPLACE(REPLACE(document_type, '.', ''), ' ', ''))"
    const plain = `CONCAT(COALESCE(${type}, ''), ':', ${number})`
    const twin =
      "IF(LEFT(document_apart, CHAR_LENGTH(document_apart) - 37) = document_number, RIGHT(document_apart, 36), '')"
    const generated = (of: string) => `${TEXT} GENERATED ALWAYS AS (${of}) STORED`

    this.schema.raw(`ALTER TABLE employees ADD COLUMN document_apart VARCHAR(101) ${TEXT} NULL`)
    this.defer((db) =>
      Current.acrossTenants('documents that differ in signs alone', async () => {
        await db.rawQuery(`UPDATE employees t JOIN (
            SELECT tenant_id, id, ROW_NUMBER() OVER (PARTITION BY tenant_id, ${plain} ORDER BY id) AS place
            FROM employees WHERE document_number IS NOT NULL AND live = 1
          ) s ON s.tenant_id = t.tenant_id AND s.id = t.id
          SET t.document_apart = CONCAT(t.document_number, '.', t.id) WHERE s.place > 1`)
        const searched = `LEFT(CONCAT(search_text, ' ', LOWER(${number})), 700)`
        await db.rawQuery(
          `UPDATE employees SET search_text = ${searched} WHERE document_number <> ${number}`
        )
      })
    )
    this.schema
      .raw(`ALTER TABLE employees ADD COLUMN document_number_key VARCHAR(64) ${generated(number)},
      ADD COLUMN document_plain VARCHAR(97) ${generated(plain)}, ADD COLUMN document_twin VARCHAR(36) ${generated(twin)},
      DROP INDEX ${UNIQUE}, ADD UNIQUE INDEX ${UNIQUE} (tenant_id, document_plain, document_twin, live),
      ADD INDEX employees__live__document_number_key__id (tenant_id, live, document_number_key, id)`)
    this.defer((db) =>
      Current.acrossTenants('types of documents', async () => {
        await db.rawQuery(
          `UPDATE employees SET document_type = NULLIF(${type}, '') WHERE document_type <> ${type}`
        )
      })
    )
  }

  async down() {
    this.schema
      .raw(`ALTER TABLE employees DROP INDEX ${UNIQUE}, DROP INDEX employees__live__document_number_key__id,
      DROP COLUMN document_twin, DROP COLUMN document_plain, DROP COLUMN document_number_key, DROP COLUMN document_apart,
      ADD UNIQUE INDEX ${UNIQUE} (tenant_id, document_key, live)`)
  }
}
