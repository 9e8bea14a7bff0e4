import { BaseSchema } from '@adonisjs/lucid/schema'

/** MiB of files that a company may store; null: as much as the service allows. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable(
      'tenants',
      (table) => void table.integer('files_quota_mib').unsigned().nullable()
    )
  }

  async down() {
    this.schema.alterTable('tenants', (table) => void table.dropColumn('files_quota_mib'))
  }
}
