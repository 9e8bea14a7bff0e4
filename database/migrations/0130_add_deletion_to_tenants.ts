import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The time at which a deleted or incompletely imported company is erased. `status_then` is its
 * status if that is cancelled.
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
