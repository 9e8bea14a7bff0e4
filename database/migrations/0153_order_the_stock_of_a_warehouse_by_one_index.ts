import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Every sale changes each index with a quantity, so one index serves the order of all stock and of
 * a warehouse.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE stock_levels DROP INDEX stock_levels__quantity__id, DROP INDEX stock_levels__warehouse_id__quantity__id,
         ADD INDEX stock_levels__quantity__id__warehouse_id (tenant_id, quantity, id, warehouse_id)`
    )
  }

  async down() {
    this.schema.raw(
      `ALTER TABLE stock_levels DROP INDEX stock_levels__quantity__id__warehouse_id,
         ADD INDEX stock_levels__warehouse_id__quantity__id (tenant_id, warehouse_id, quantity, id), ADD INDEX stock_levels__quantity__id (tenant_id, quantity, id)`
    )
  }
}
