import { TenantSchema } from '#database/tenant_schema'

/** References of files whose records were created: a repeated one is refused. */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable(
      'import_references',
      (columns) => {
        columns.code('resource', 32).notNullable()
        columns.uuid('record_id').notNullable()
        columns.exact('reference', 255).notNullable()
        columns.table.primary(['tenant_id', 'resource', 'record_id'])
        columns.table.unique(['tenant_id', 'resource', 'reference'], {
          indexName: 'import_references__reference__unique',
        })
      },
      { bare: true }
    )
  }

  async down() {
    this.schema.dropTable('import_references')
  }
}
