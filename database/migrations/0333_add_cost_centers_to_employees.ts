import { BaseSchema } from '@adonisjs/lucid/schema'

/** The cost centre by which payroll posts the pay of an employee. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE employees ADD COLUMN cost_center_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE employees DROP COLUMN cost_center_id')
  }
}
