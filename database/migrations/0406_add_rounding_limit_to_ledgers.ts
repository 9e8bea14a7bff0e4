import { BaseSchema } from '@adonisjs/lucid/schema'

/** The largest rounding difference of a payment; by default none. Added instantly. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE ledgers ADD COLUMN rounding_limit DECIMAL(15,2) NOT NULL DEFAULT 0'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE ledgers DROP COLUMN rounding_limit')
  }
}
