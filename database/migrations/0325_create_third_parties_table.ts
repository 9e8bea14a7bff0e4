import { TenantSchema } from '#database/tenant_schema'

const LINKED = ['customers', 'suppliers', 'employees']

/**
 * Persons and companies with whom a company deals, one by type and number of their document.
 * `document_number` has no signs. `has_wrong_dv` marks check digits that were kept from before.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'third_parties',
      (columns) => {
        columns.code('document_type', 16).notNullable()
        columns.exact('document_number', 64).notNullable()
        columns.code('dv', 1).nullable()
        columns.flag('has_wrong_dv').notNullable().defaultTo(0)
        columns.code('person_kind', 8).notNullable()
        columns.code('vat_regime', 16).nullable()
        columns.text('name').notNullable()
        columns.text('legal_name').nullable()
        columns.text('first_name').nullable()
        columns.text('second_name').nullable()
        columns.text('surname').nullable()
        columns.text('second_surname').nullable()
        columns.text('trade_name').nullable()
        columns.json('responsibilities').nullable()
        columns.code('tax_scheme', 16).nullable()
        columns.code('municipality', 16).nullable()
        columns.longText('address').nullable()
        columns.code('postal_zone', 16).nullable()
        columns.code('country', 2).nullable()
        columns.code('ciiu', 8).nullable()
        columns.text('email', 254).nullable()
        columns.flag('declarant').nullable()
        columns.exact('search_text', 1000).notNullable()
        columns.table.unique(['tenant_id', 'document_number', 'document_type', 'live'], {
          indexName: 'third_parties__document_number__unique',
        })
        columns.sortable('name', 'updated_at')
        columns.index('live', 'email', 'id')
      },
      { soft: true }
    )
    for (const table of LINKED) {
      // Separate statements let both servers add the column instantly and build the key online.
      this.schema.raw(
        `ALTER TABLE ${table} ADD COLUMN third_party_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL`
      )
      this.schema.raw(
        `ALTER TABLE ${table} ADD INDEX ${table}__third_party_id__id (tenant_id, third_party_id, id)`
      )
    }
  }

  async down() {
    for (const table of LINKED)
      this.schema.raw(
        `ALTER TABLE ${table} DROP INDEX ${table}__third_party_id__id, DROP COLUMN third_party_id`
      )
    this.schema.dropTable('third_parties')
  }
}
