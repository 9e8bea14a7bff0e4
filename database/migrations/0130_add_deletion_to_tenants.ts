import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When all rows of a company go, unless that is called off: of one that is being deleted, or that
 * an import has not completed. `status_then` is what it becomes otherwise.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('tenants', (table) => {
      table.specificType('delete_after', 'DATETIME(3)').nullable()
      table.string('status_then', 16).nullable()
      table.index(['delete_after'], 'tenants__delete_after')
    })
  }

  async down() {
    this.schema.alterTable('tenants', (table) => {
      table.dropIndex(['delete_after'], 'tenants__delete_after')
      table.dropColumns('delete_after', 'status_then')
    })
  }
}
