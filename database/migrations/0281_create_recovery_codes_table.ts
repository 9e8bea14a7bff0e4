import { BaseSchema } from '@adonisjs/lucid/schema'

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin'

/**
 * Recovery codes of a second factor, once each. `selector` is the first part of a code and finds its
 * row; only the argon2id hash of the other part is stored.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('recovery_codes', (table) => {
      table.engine('InnoDB')
      table.charset('utf8mb4')
      table.collate('utf8mb4_unicode_ci')
      table.specificType('person_id', ID).notNullable()
      table
        .specificType('selector', 'VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin')
        .notNullable()
      table.string('code_hash').notNullable()
      table.specificType('used_at', 'DATETIME(3)').nullable()
      table.specificType('created_at', 'DATETIME(3)').notNullable()
      table.primary(['person_id', 'selector'])
    })
  }

  async down() {
    this.schema.dropTable('recovery_codes')
  }
}
