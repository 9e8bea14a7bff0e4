import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An asset has few maintenances: those that are open are found among them. MySQL takes an index by
 * asset and status also for the list of an asset, and sorts it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE maintenances DROP INDEX maintenances__asset_id__status__id')
  }

  async down() {
    this.schema.raw(
      'ALTER TABLE maintenances ADD INDEX maintenances__asset_id__status__id (tenant_id, asset_id, status, id)'
    )
  }
}
