import { TenantSchema } from '#database/tenant_schema'

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin'

/**
 * How a file is read (marks, days, encoding, columns), the current line, and the fingerprint of its
 * bytes.
 */
export default class extends TenantSchema {
  async up() {
    this.schema.alterTable('imports', (table) => {
      table.specificType('decimal', `CHAR(1) ${ASCII}`).nullable()
      table.specificType('dates', `CHAR(3) ${ASCII}`).nullable()
      table.specificType('encoding', `VARCHAR(16) ${ASCII}`).notNullable().defaultTo('utf-8')
      table.json('defaults').nullable()
      table.json('reading').nullable()
      table.integer('line').unsigned().notNullable().defaultTo(0)
      table.specificType('file_key', `VARCHAR(100) ${ASCII}`).nullable()
      table.unique(['tenant_id', 'file_key'], { indexName: 'imports__file_key__unique' })
    })
    this.schema.alterTable('import_errors', (table) => table.integer('line').unsigned().nullable())
  }

  async down() {
    this.schema.alterTable('import_errors', (table) => table.dropColumn('line'))
    this.schema.alterTable('imports', (table) => {
      table.dropUnique(['tenant_id', 'file_key'], 'imports__file_key__unique')
      table.dropColumns('decimal', 'dates', 'encoding', 'defaults', 'reading', 'line', 'file_key')
    })
  }
}
