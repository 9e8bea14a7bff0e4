import { BaseSchema } from '@adonisjs/lucid/schema'

const LIST = 'MEDIUMTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'

const COLUMNS = { also_to: LIST, cc: LIST, sender_name: 'VARCHAR(300)' }

/** Further recipients and copies of a kept mail as JSON, and the name of its sender. */
export default class extends BaseSchema {
  async up() {
    for (const [column, type] of Object.entries(COLUMNS))
      this.schema.raw(`ALTER TABLE sandbox_mails ADD COLUMN ${column} ${type} NULL`)
  }

  async down() {
    for (const column of Object.keys(COLUMNS))
      this.schema.raw(`ALTER TABLE sandbox_mails DROP COLUMN ${column}`)
  }
}
