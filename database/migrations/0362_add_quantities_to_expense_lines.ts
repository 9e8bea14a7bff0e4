import { BaseSchema } from '@adonisjs/lucid/schema'

/** Units of expense lines, for taxes by unit. Earlier lines count one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE expense_lines ADD COLUMN quantity DECIMAL(15, 4) NOT NULL DEFAULT 1'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE expense_lines DROP COLUMN quantity')
  }
}
