import { BaseSchema } from '@adonisjs/lucid/schema'

/** The money at a supplier that no bill and no order has taken, and no refund has given back. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE suppliers ADD COLUMN advances DECIMAL(15,2) NOT NULL DEFAULT 0')
  }

  async down() {
    this.schema.raw('ALTER TABLE suppliers DROP COLUMN advances')
  }
}
