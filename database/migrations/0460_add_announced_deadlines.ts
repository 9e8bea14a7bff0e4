import { BaseSchema } from '@adonisjs/lucid/schema'

/** The deadline that was announced last, by table. A later deadline is announced again. */
const COLUMNS = [
  ['licenses', 'expiring_announced_for', 'DATETIME(3)'],
  ['contracts', 'ending_announced_for', 'DATE'],
  ['tickets', 'response_missed_for', 'DATETIME(3)'],
  ['tickets', 'resolution_missed_for', 'DATETIME(3)'],
] as const

const INDEXES = ['first_response_due_at', 'resolution_due_at']

export default class extends BaseSchema {
  async up() {
    for (const [table, column, type] of COLUMNS)
      this.schema.raw(`ALTER TABLE ${table} ADD COLUMN ${column} ${type} NULL`)
    for (const column of INDEXES)
      this.schema.raw(
        `ALTER TABLE tickets ADD INDEX tickets__live__${column} (tenant_id, live, ${column})`
      )
  }

  async down() {
    for (const column of INDEXES)
      this.schema.raw(`ALTER TABLE tickets DROP INDEX tickets__live__${column}`)
    for (const [table, column] of COLUMNS)
      this.schema.raw(`ALTER TABLE ${table} DROP COLUMN ${column}`)
  }
}
