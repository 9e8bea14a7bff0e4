import { BaseSchema } from '@adonisjs/lucid/schema'

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin'

/**
 * Log ins of people: access tokens of the API and sessions of the pages, by the id that they carry.
 * A session ends by a row in `revoked_tokens`, or with `version`. Rows are swept after their end.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sessions', (table) => {
      table.engine('InnoDB')
      table.charset('utf8mb4')
      table.collate('utf8mb4_unicode_ci')
      table.specificType('id', ID).notNullable().primary()
      table.specificType('person_id', ID).notNullable()
      table.specificType('user_id', ID).notNullable()
      table.specificType('kind', 'VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin').notNullable()
      table.integer('version').unsigned().notNullable()
      table.string('agent').nullable()
      table.specificType('ip', 'VARCHAR(45) CHARACTER SET ascii COLLATE ascii_bin').nullable()
      table.specificType('created_at', 'DATETIME(3)').notNullable()
      table.specificType('last_used_at', 'DATETIME(3)').notNullable()
      table.specificType('expires_at', 'DATETIME(3)').notNullable()
      table.index(['person_id', 'last_used_at'], 'sessions__person_id__last_used_at')
      table.index(['expires_at'], 'sessions__expires_at')
    })
  }

  async down() {
    this.schema.dropTable('sessions')
  }
}
