import { TenantSchema } from '#database/tenant_schema'

/**
 * Imports. `position` is the byte after the last stored row, written with the rows, so that another
 * worker can continue.
 */
export default class extends TenantSchema {
  async up() {
    this.createTenantTable('imports', (columns) => {
      columns.code('resource', 32).notNullable()
      columns.code('mode', 16).notNullable()
      columns.code('format', 16).notNullable()
      columns.flag('dry_run').notNullable()
      columns.flag('create_missing').notNullable()
      columns.json('mapping').nullable()
      columns.code('status', 16).notNullable()
      columns.text('file_name').nullable()
      columns.whole('file_size').unsigned().notNullable()
      columns.whole('position').unsigned().notNullable().defaultTo(0)
      columns.whole('total').unsigned().nullable()
      columns.whole('processed').unsigned().notNullable().defaultTo(0)
      columns.whole('succeeded').unsigned().notNullable().defaultTo(0)
      columns.whole('failed').unsigned().notNullable().defaultTo(0)
      columns.whole('created').unsigned().notNullable().defaultTo(0)
      columns.whole('updated').unsigned().notNullable().defaultTo(0)
      columns.whole('unchanged').unsigned().notNullable().defaultTo(0)
      columns.longText('error').nullable()
      columns.uuid('created_by').nullable()
      columns.instant('started_at').nullable()
      columns.instant('finished_at').nullable()
      columns.index('status', 'id')
    })
  }

  async down() {
    this.schema.dropTable('imports')
  }
}
