import { TenantSchema } from '#database/tenant_schema'

/**
 * Authorised ranges of document numbers. `next_number` is above `to` when the range is spent.
 * `default_of` is the document type of a default range, else null. `technical_key_secret` is
 * encrypted. Each reason for the end of a range is announced once.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('numbering_ranges', (columns) => {
      columns.code('document_type', 16).notNullable()
      columns.code('prefix', 4).notNullable().defaultTo('')
      columns.whole('from').notNullable()
      columns.whole('to').notNullable()
      columns.whole('next_number').notNullable()
      columns.day('valid_from').nullable()
      columns.day('valid_until').nullable()
      columns.text('resolution', 64).nullable()
      columns.table.specificType('technical_key_secret', 'VARBINARY(255)').nullable()
      columns.code('default_of', 16).nullable()
      columns.flag('active').notNullable().defaultTo(1)
      columns.day('first_used_on').nullable()
      columns.day('last_used_on').nullable()
      columns.instant('numbers_ending_at').nullable()
      columns.instant('days_ending_at').nullable()
      columns.unique('default_of')
      columns.index('document_type', 'prefix')
      columns.index('updated_at', 'id')
    })
  }

  async down() {
    this.schema.dropTable('numbering_ranges')
  }
}
