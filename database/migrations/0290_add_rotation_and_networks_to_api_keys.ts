import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Rotation of API keys: the hash of the secret before, which opens until `previous_secret_until`.
 * `allowed_ips` are networks; null is any address.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('api_keys', (table) => {
      table.string('previous_secret_hash').nullable()
      table.specificType('previous_secret_until', 'DATETIME(3)').nullable()
      table.json('allowed_ips').nullable()
      table
        .specificType('last_used_ip', 'VARCHAR(45) CHARACTER SET ascii COLLATE ascii_bin')
        .nullable()
    })
  }

  async down() {
    this.schema.alterTable('api_keys', (table) =>
      table.dropColumns(
        'previous_secret_hash',
        'previous_secret_until',
        'allowed_ips',
        'last_used_ip'
      )
    )
  }
}
