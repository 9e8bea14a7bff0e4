import { BaseSchema } from '@adonisjs/lucid/schema'

/** For the filter `method`: some methods are rare among the requests of a week. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE request_logs ADD INDEX request_logs__method__id (tenant_id, method, id)'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE request_logs DROP INDEX request_logs__method__id')
  }
}
