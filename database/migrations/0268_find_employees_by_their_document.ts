import { BaseSchema } from '@adonisjs/lucid/schema'

/** The exact filter `documentNumber`, in the order of the list. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE employees ADD INDEX employees__live__document_number__id (tenant_id, live, document_number, id)')
  }

  async down() {
    this.schema.raw('ALTER TABLE employees DROP INDEX employees__live__document_number__id')
  }
}
