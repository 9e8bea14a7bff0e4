import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether a customer gets reminders. A column with a constant default is added instantly. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE customers ADD COLUMN reminders TINYINT(1) NOT NULL DEFAULT 1')
  }

  async down() {
    this.schema.raw('ALTER TABLE customers DROP COLUMN reminders')
  }
}
