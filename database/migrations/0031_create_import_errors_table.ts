import { TenantSchema } from '#database/tenant_schema'

/** Errors of refused rows, one per field. Ids are in the order of rows. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'import_errors',
      (columns) => {
        columns.uuid('id').notNullable()
        columns.uuid('import_id').notNullable()
        columns.whole('row').unsigned().notNullable()
        columns.text('field').notNullable()
        columns.code('code').notNullable()
        columns.longText('message').notNullable()
        columns.table.primary(['tenant_id', 'id'])
        columns.index('import_id', 'row', 'id')
        columns.refers('import_id', 'imports')
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('import_errors')
  }
}
