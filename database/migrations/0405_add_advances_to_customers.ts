import { BaseSchema } from '@adonisjs/lucid/schema'

/** The money of a customer that no invoice has taken and no refund has given back. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE customers ADD COLUMN advances DECIMAL(15,2) NOT NULL DEFAULT 0')
  }

  async down() {
    this.schema.raw('ALTER TABLE customers DROP COLUMN advances')
  }
}
