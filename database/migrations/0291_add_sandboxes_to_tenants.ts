import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The sandbox of a company is a tenant of its own. `sandbox_of` is the company, until a reset puts
 * another in its place. `is_company` is 1, or null of a sandbox, so that names stay unique among
 * companies alone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('tenants', (table) => {
      table.specificType('sandbox_of', 'INT UNSIGNED').nullable()
      table.specificType('is_company', 'TINYINT(1)').nullable().defaultTo(1)
      table.unique(['sandbox_of'], { indexName: 'tenants__sandbox_of__unique' })
    })
    this.schema.alterTable('tenants', (table) => {
      table.dropUnique(['name'], 'tenants__name__unique')
      table.unique(['name', 'is_company'], { indexName: 'tenants__name__unique' })
    })
  }

  /** Names may only be unique again once sandboxes are gone. */
  async down() {
    this.schema.alterTable('tenants', (table) => {
      table.dropUnique(['name', 'is_company'], 'tenants__name__unique')
      table.unique(['name'], { indexName: 'tenants__name__unique' })
    })
    this.schema.alterTable('tenants', (table) => {
      table.dropUnique(['sandbox_of'], 'tenants__sandbox_of__unique')
      table.dropColumns('sandbox_of', 'is_company')
    })
  }
}
