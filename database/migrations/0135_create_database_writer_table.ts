import { BaseSchema } from '@adonisjs/lucid/schema'

/** The writer node of a cluster: one row, empty without a cluster. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('database_writer', (table) => {
      table.engine('InnoDB')
      table.specificType('id', 'TINYINT UNSIGNED').notNullable().primary()
      table
        .specificType('address', 'VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
      table.specificType('since', 'DATETIME(3)').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('database_writer')
  }
}
