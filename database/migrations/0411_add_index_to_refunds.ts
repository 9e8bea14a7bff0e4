import { BaseSchema } from '@adonisjs/lucid/schema'

/** Refunds are looked up by the number of their transaction at the bank. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE refunds ADD INDEX refunds__reference__id (tenant_id, reference, id)'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE refunds DROP INDEX refunds__reference__id')
  }
}
