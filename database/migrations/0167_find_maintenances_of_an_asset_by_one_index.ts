import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An asset has few maintenances, so open ones are filtered. An index by asset and status would make
 * MySQL sort the asset's list.
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
